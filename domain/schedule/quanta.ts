import { QUARTER_MS } from './quarters.ts';

/** A resource that one class uses at a time. */
export const laneResource = (id: string) => `lane:${id}`;
export const instructorResource = (id: string) => `instructor:${id}`;

const weaponPrefix = (weapon: string) => `weapon:${weapon}#`;

/** The weapons of a model, which the academy counts but does not tell apart. */
export const unitsOf = (weapon: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${weaponPrefix(weapon)}${index + 1}`);

export const isUnitOf = (weapon: string, unit: string) => unit.startsWith(weaponPrefix(weapon));

type Period = { startsAt: Date; endsAt: Date };

/** Every quarter of an hour of a resource that a class occupies. */
export const quantaOf = (resource: string, { startsAt, endsAt }: Period): string[] => {
  const first = Math.floor(startsAt.getTime() / QUARTER_MS);
  const end = Math.ceil(endsAt.getTime() / QUARTER_MS);
  return Array.from({ length: end - first }, (_, index) => `${resource}@${first + index}`);
};

/** The starts of the claimed quarters, by resource. */
export const quartersByResource = (quanta: Iterable<string>) => {
  const byResource = new Map<string, number[]>();
  for (const quantum of quanta) {
    const at = quantum.lastIndexOf('@');
    const resource = quantum.slice(0, at);
    const quarter = Number(quantum.slice(at + 1)) * QUARTER_MS;
    const known = byResource.get(resource);
    if (known) known.push(quarter);
    else byResource.set(resource, [quarter]);
  }
  return byResource;
};
