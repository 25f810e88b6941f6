export type ClassTime = {
  startsAt: Date;
  endsAt: Date;
  instructorId: string | null;
  instructorName: string | null;
};

export const overlappingClasses = (classes: readonly ClassTime[]) => {
  const overlapping = new Set<ClassTime>();
  const lastOf = new Map<string, ClassTime>();
  for (const one of [...classes].sort((a, b) => Number(a.startsAt) - Number(b.startsAt))) {
    const instructor = one.instructorId ?? one.instructorName;
    if (instructor === null) continue;
    const before = lastOf.get(instructor);
    if (before && before.endsAt > one.startsAt) overlapping.add(before).add(one);
    if (!before || before.endsAt < one.endsAt) lastOf.set(instructor, one);
  }
  return overlapping;
};
