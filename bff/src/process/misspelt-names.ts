const without = (name: string, index: number) => name.slice(0, index) + name.slice(index + 1);

/** Whether one letter was added, omitted or replaced, or two neighbours swapped. */
const isOneLetterOff = (name: string, other: string) => {
  let index = 0;
  while (index < name.length && name[index] === other[index]) index += 1;
  const [rest, otherRest] = [name.slice(index), other.slice(index)];
  return (
    without(rest, 0) === otherRest ||
    rest === without(otherRest, 0) ||
    without(rest, 0) === without(otherRest, 0) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
};

/** Shorter names are close to variables of other programs. */
const MIN_LETTERS = 6;

export const misspeltNames = (given: readonly string[], known: readonly string[]) =>
  given
    .filter((name) => name.length >= MIN_LETTERS && !known.includes(name))
    .flatMap((name) => known.filter((one) => isOneLetterOff(name, one)).map((meant) => ({ name, meant })));
