import type { Env } from '../../../process/env.ts';
import { resealSalts } from '../../../process/reseal.ts';
import { ResetModel } from './reset.model.ts';

export const endResetsOf = async (userId: string) => {
  await ResetModel.deleteMany({ userId });
};

export const resealResets = (env: Env) => resealSalts(ResetModel, env);
