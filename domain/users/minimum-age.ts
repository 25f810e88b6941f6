/** off: ages do not matter; warn: staff and student are told; enforce: a class of somebody younger is rejected. */
export const AGE_POLICIES = ['off', 'warn', 'enforce'] as const;
export type AgePolicy = (typeof AGE_POLICIES)[number];

/** Years that a student is old on the day of a class. */
export type AgeRule = { agePolicy: AgePolicy; minimumAge: number };

/** Until the academy sets another one. */
export const DEFAULT_AGE_RULE: AgeRule = { agePolicy: 'warn', minimumAge: 18 };

/** Whole years on a day, both `YYYY-MM-DD`; the birthday itself counts. */
const ageOn = (day: string, birthDate: string) => {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(4) < birthDate.slice(4) ? years - 1 : years;
};

/** The minimum age that somebody has not reached on the day of a class; null if they have, or if nothing is known. */
export const ageMissed = (
  { agePolicy, minimumAge }: AgeRule,
  { day, birthDate }: { day: string; birthDate: string | null },
) => {
  if (agePolicy === 'off' || birthDate === null) return null;
  return ageOn(day, birthDate) < minimumAge ? minimumAge : null;
};

export const ageRequiredText = (years: number) =>
  `La academia da clases desde los ${years} años cumplidos el día de la clase`;
