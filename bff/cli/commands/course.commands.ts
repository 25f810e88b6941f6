import type { Course } from '#domain/courses/course.ts';
import { withoutAbsent } from '#domain/pick.ts';
import { listAdminCourses } from '../../src/features/courses/course.operations.ts';
import {
  createCourse,
  deactivateCourse,
  updateCourse,
} from '../../src/features/courses/course-changes.operations.ts';
import { allPages } from '../all-pages.ts';
import { instant, number, pesos } from '../option-values.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';

const MAX_LISTED = 10_000;

const showCourse = ({ id, name, isActive }: Course) => `${id} ${name} (${isActive ? 'active' : 'inactive'})`;

const showCourses = tableOf<Course>({
  ID: 'id',
  DATE: 'scheduledDate',
  TYPE: 'courseType',
  PRICE: 'price',
  POINTS: 'pointsValue',
  ACTIVE: 'isActive',
  NAME: 'name',
});

type NewCourse = {
  name: string;
  description: string;
  location: string;
  type: string;
  price: number;
  points?: number;
  date?: string;
  capacity?: number;
  duration?: number;
  instructor?: string;
  clu?: string;
  inactive: boolean;
};

type ChangedCourse = Partial<Pick<NewCourse, 'name' | 'price' | 'date' | 'capacity' | 'instructor'>>;

export const addCourseCommands = (program: OperatorCommand) => {
  const course = program.command('course').description('courses');

  course
    .command('create')
    .description('create a course')
    .requiredOption('--name <text>', '2 to 120 characters')
    .requiredOption('--description <text>', '1 to 2,000 characters')
    .requiredOption('--location <text>', '2 to 200 characters')
    .option('--type <type>', 'Grupal or Personalizado', 'Grupal')
    .requiredOption('--price <pesos>', 'Argentine pesos, for example 1500,50', pesos)
    .option('--points <number>', 'points credited on completion', number)
    .option('--date <date>', 'YYYY-MM-DD HH:mm in the zone of the academy, or an ISO 8601 instant', instant)
    .option('--capacity <places>', 'places of a group course; without, as many as ask', number)
    .option('--duration <minutes>', '15 to 1440', number)
    .option('--instructor <id>', 'who gives it')
    .option('--clu <policy>', 'what is asked of the weapons licence: off, warn or require')
    .option('--inactive', 'students do not see it yet', false)
    .operation({
      json: 'the course',
      run: (ctx, { type, points, date, duration, instructor, clu, inactive, ...fields }: NewCourse) =>
        createCourse(ctx, {
          ...fields,
          courseType: type,
          pointsValue: points,
          scheduledDate: date,
          durationMinutes: duration,
          instructorId: instructor,
          cluPolicy: clu,
          isActive: !inactive,
        }),
      show: showCourse,
    });

  course
    .command('update')
    .description('change a course; what is not named keeps its value')
    .argument('<id>')
    .option('--name <text>', '2 to 120 characters')
    .option('--price <pesos>', 'Argentine pesos, for example 1500,50', pesos)
    .option('--date <date>', 'YYYY-MM-DD HH:mm in the zone of the academy, or an ISO 8601 instant', instant)
    .option('--capacity <places>', 'not below those that are taken; more go to those who wait', number)
    .option('--instructor <id>', 'who gives it')
    .operation({
      json: 'the course',
      run: (ctx, id: string, { date, instructor, ...fields }: ChangedCourse) =>
        updateCourse(ctx, {
          ...withoutAbsent({ ...fields, scheduledDate: date, instructorId: instructor }),
          id,
        }),
      show: showCourse,
    });

  course
    .command('list')
    .description('list the courses, inactive ones too, by date')
    .option('--search <text>', 'every word must occur in name, description or location')
    .operation({
      json: 'the courses',
      run: (ctx, { search }: { search?: string }) =>
        allPages(MAX_LISTED, (page) => listAdminCourses(ctx, { search, ...page })),
      show: showCourses,
    });

  course
    .command('deactivate')
    .description('hide a course from students; enrolments stay')
    .argument('<id>')
    .operation({
      json: 'the course',
      run: (ctx, id: string) => deactivateCourse(ctx, { id }),
      show: showCourse,
    });
};
