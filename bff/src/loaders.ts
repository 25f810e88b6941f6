import DataLoader from 'dataloader';
import { findCoursesById } from './features/courses/course.service.ts';
import { balancesOf } from './features/points/ledger.service.ts';

/** Per-request batching: one query a kind, however many rows ask. */
export const createLoaders = () => ({
  course: new DataLoader(findCoursesById),
  balance: new DataLoader(balancesOf),
});

export type Loaders = ReturnType<typeof createLoaders>;
