export const CLASS_TYPES = ['defensive', 'sport'] as const;
export type ClassType = (typeof CLASS_TYPES)[number];
export const CLASS_TYPE_LABELS: Record<ClassType, string> = {
  defensive: 'Tiro Defensivo',
  sport: 'Tiro Deportivo',
};
