import type { Ctx } from '../../operation/context.ts';
import { fact } from '../../operation/fact.ts';

export type Renamed = { ctx: Ctx; id: string; name: string };

export const instructorRenamed = fact<Renamed>();
