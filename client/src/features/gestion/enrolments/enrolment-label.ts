import { userName } from '#domain/users/user-name.ts';

type Named = { user: Parameters<typeof userName>[0] | null; course: { name: string } };

export const enrolmentName = ({ user }: Pick<Named, 'user'>) => (user ? userName(user) : 'Sin cuenta');

/** Student and class, as a dialog calls an enrolment. */
export const enrolmentLabel = ({ user, course }: Named) => `${enrolmentName({ user })} · ${course.name}`;
