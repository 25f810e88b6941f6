import type { RootFields } from '../../graphql/root-fields.ts';
import { getReports } from './report.operations.ts';

export const reportFields = { Query: { reports: getReports } } satisfies RootFields;
