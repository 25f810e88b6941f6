import type { RootFields } from '../../graphql/root-fields.ts';
import { getAgenda } from './agenda.operations.ts';
import { getArmoury } from './armoury.operations.ts';
import {
  createCourse,
  deactivateCourse,
  duplicateCourse,
  updateCourse,
} from '../courses/course-changes.operations.ts';

export const planningFields = {
  Query: { agenda: getAgenda, armoury: getArmoury },
  Mutation: { createCourse, duplicateCourse, updateCourse, deactivateCourse },
} satisfies RootFields;
