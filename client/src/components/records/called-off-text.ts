/** For students: that the academy called a course off, and its note. */
export const calledOffText = ({ note }: { note: string | null }) =>
  ['Suspendido por la academia', note].filter(Boolean).join(': ');
