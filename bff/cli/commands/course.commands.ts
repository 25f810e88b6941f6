import type { Command } from 'commander';
import type { Course } from '#domain/courses/course.ts';
import { dayAndTime } from '#domain/dates/date-text.ts';
import { withoutAbsent } from '#domain/without-absent.ts';
import { listAdminCourses } from '../../src/features/courses/course.operations.ts';
import {
  createCourse,
  deactivateCourse,
  updateCourse,
} from '../../src/features/courses/course-changes.operations.ts';
import { allPages } from '../all-pages.ts';
import { instant, number, pesos } from '../option-values.ts';
import { runOperation, type Output } from '../run-operation.ts';
import { textTable } from '../text-table.ts';

const MAX_LISTED = 10_000;

const showCourse = ({ id, name, isActive }: Course) => `${id} ${name} (${isActive ? 'active' : 'inactive'})`;

const showCourses = (courses: Course[]) =>
  textTable(
    ['ID', 'DATE', 'TYPE', 'PRICE', 'POINTS', 'ACTIVE', 'NAME'],
    courses.map((course) => [
      course.id,
      dayAndTime(course.scheduledDate),
      course.courseType,
      course.price,
      course.pointsValue,
      course.isActive ? 'yes' : 'no',
      course.name,
    ]),
  );

type NewCourse = Output & {
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

type ChangedCourse = Output & Partial<Pick<NewCourse, 'name' | 'price' | 'date' | 'capacity' | 'instructor'>>;

export const addCourseCommands = (program: Command) => {
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
    .option('--json', 'print the course as JSON', false)
    .action(({ json, type, points, date, duration, instructor, clu, inactive, ...fields }: NewCourse) =>
      runOperation(
        { json },
        {
          run: (ctx) =>
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
        },
      ),
    );

  course
    .command('update')
    .description('change a course; what is not named keeps its value')
    .argument('<id>')
    .option('--name <text>', '2 to 120 characters')
    .option('--price <pesos>', 'Argentine pesos, for example 1500,50', pesos)
    .option('--date <date>', 'YYYY-MM-DD HH:mm in the zone of the academy, or an ISO 8601 instant', instant)
    .option('--capacity <places>', 'not below those that are taken; more go to those who wait', number)
    .option('--instructor <id>', 'who gives it')
    .option('--json', 'print the course as JSON', false)
    .action((id: string, { json, date, instructor, ...fields }: ChangedCourse) =>
      runOperation(
        { json },
        {
          run: (ctx) =>
            updateCourse(ctx, {
              ...withoutAbsent({ ...fields, scheduledDate: date, instructorId: instructor }),
              id,
            }),
          show: showCourse,
        },
      ),
    );

  course
    .command('list')
    .description('list the courses, inactive ones too, by date')
    .option('--search <text>', 'every word must occur in name, description or location')
    .option('--json', 'print the courses as JSON', false)
    .action(({ json, search }: Output & { search?: string }) =>
      runOperation(
        { json },
        {
          run: (ctx) => allPages(MAX_LISTED, (page) => listAdminCourses(ctx, { search, ...page })),
          show: showCourses,
        },
      ),
    );

  course
    .command('deactivate')
    .description('hide a course from students; enrolments stay')
    .argument('<id>')
    .option('--json', 'print the course as JSON', false)
    .action((id: string, output: Output) =>
      runOperation(output, { run: (ctx) => deactivateCourse(ctx, { id }), show: showCourse }),
    );
};
