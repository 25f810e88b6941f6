import { comingClassesOf } from '../enrolments/classes/classes-of-course.ts';
import { classOfCourse, classOfEnrolment } from '../claims/held-class.ts';
import { holding, type ClassChange, type LaneChoice, type Terms } from '../claims/holding.ts';
import { isCalledOff } from './call-off.state.ts';
import { toCourse, type CourseDocument } from './course.model.ts';

const FIELDS = ['scheduledDate', 'durationMinutes', 'location', 'instructorId', 'laneId'] as const;

const classOf = (document: CourseDocument) => {
  const { scheduledDate } = document;
  const isLive = document.isActive && !isCalledOff(document);
  return isLive && scheduledDate ? classOfCourse(toCourse(document), scheduledDate) : null;
};

const differs = (before: CourseDocument, after: CourseDocument) =>
  FIELDS.some((field) => String(before[field] ?? null) !== String(after[field] ?? null)) ||
  isCalledOff(before) !== isCalledOff(after) ||
  before.isActive !== after.isActive;

/** An inactive course takes place while somebody is enrolled: the sweep removes its claim. */
const ownChange = (before: CourseDocument | null, after: CourseDocument): ClassChange => {
  const former = before && classOf(before);
  const isHidden = before?.isActive && !after.isActive && !isCalledOff(after);
  return { before: former, after: isHidden ? former : classOf(after) };
};

const followers = async (before: CourseDocument, after: CourseDocument): Promise<ClassChange[]> => {
  const classes = await comingClassesOf(after._id.toString(), new Date());
  return classes.map(({ id, ...dated }) => ({
    before: classOfEnrolment(id, toCourse(before), dated),
    after: classOfEnrolment(id, toCourse(after), dated),
  }));
};

type Change = { before: CourseDocument | null; after: CourseDocument; terms?: Terms | undefined };

export const holdingCourse = async <Written>(
  { before, after, terms }: Change,
  write: (lane: LaneChoice) => Promise<Written>,
): Promise<Written> => {
  const isUnchanged = before ? !differs(before, after) : classOf(after) === null;
  if (isUnchanged) return write({});
  const load = async () => [ownChange(before, after), ...(before ? await followers(before, after) : [])];
  return holding({ holder: `course:${after._id}`, load, terms }, write);
};
