import { PENDING_PREFIX, STAFF_ROLES } from '#domain/academy.ts';
import { escapeRegex } from '#domain/texts/text.ts';
import { ANONYMOUS_KEY } from './user.data.ts';
import { UserModel } from './user.model.ts';

export type NewStudents = {
  registered: number;
  incomplete: number;
  erased: number;
};

type Instants = { $gte: Date; $lt: Date };

const INCOMPLETE = new RegExp(`^${escapeRegex(PENDING_PREFIX)}`);

export const countNewStudents = async (createdAt: Instants): Promise<NewStudents> => {
  const students = { role: 'student', createdAt } as const;
  const all = await UserModel.countDocuments(students);
  if (all === 0) return { registered: 0, incomplete: 0, erased: 0 };
  const [incomplete, erased, staff] = await Promise.all([
    UserModel.countDocuments({ ...students, documentKey: INCOMPLETE }),
    UserModel.countDocuments({ ...students, documentKey: ANONYMOUS_KEY }),
    UserModel.find({ staffRole: { $in: STAFF_ROLES }, createdAt }, { documentKey: 1 }).lean(),
  ]);
  const incompleteStaff = staff.filter((user) => INCOMPLETE.test(user.documentKey)).length;
  return {
    registered: all - incomplete - erased - (staff.length - incompleteStaff),
    incomplete: incomplete - incompleteStaff,
    erased,
  };
};
