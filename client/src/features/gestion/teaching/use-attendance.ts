import { useState } from 'react';
import { notify } from '../../../components/feedback/notify.ts';
import { useUnsavedChanges } from '../../../components/records/unsaved-changes.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import type { Mark } from './student-row.tsx';
import { graphql } from '../../../gql/index.ts';

const RECORD_ATTENDANCE = graphql(`
  mutation RecordAttendance($input: RecordAttendanceInput!) {
    recordAttendance(input: $input) {
      id
      attendance
      error {
        message
      }
    }
  }
`);

type Marks = Readonly<Record<string, Mark>>;

const withoutId = (marks: Marks, id: string): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([one]) => one !== id));

/** Marks that are not saved yet, by enrolment. */
export const useAttendance = (onSaved: () => Promise<unknown>) => {
  const { write, isBusy } = useWrite('No pudimos guardar la asistencia. Vuelve a intentar.');
  const [marks, setMarks] = useState<Marks>({});
  const count = Object.keys(marks).length;
  useUnsavedChanges(count > 0);

  const mark = (id: string, next: Mark) =>
    setMarks((before) => (before[id] === next ? withoutId(before, id) : { ...before, [id]: next }));

  const markAll = (ids: readonly string[]) =>
    setMarks((before) => ({ ...before, ...Object.fromEntries(ids.map((id) => [id, 'PRESENT' as const])) }));

  const record = async (attendance: Mark | 'EXPECTED', ids: string[]) => {
    if (ids.length === 0) return [];
    const data = await write(RECORD_ATTENDANCE, { ids, attendance });
    return data?.recordAttendance ?? [];
  };

  const marked = (as: Mark) => Object.keys(marks).filter((id) => marks[id] === as);

  const saveAll = async () =>
    settle(
      [...(await record('PRESENT', marked('PRESENT'))), ...(await record('ABSENT', marked('ABSENT')))],
      'Asistencia guardada',
    );

  const takeBack = async (id: string) => settle(await record('EXPECTED', [id]), 'Asistencia deshecha');

  const settle = async (outcomes: Awaited<ReturnType<typeof record>>, text: string) => {
    const saved = outcomes.filter(({ error }) => error === null);
    setMarks((before) => saved.reduce((left, { id }) => withoutId(left, id), before));
    const [rejected] = outcomes.flatMap(({ error }) => error ?? []);
    if (rejected) notify.error(rejected.message);
    else if (saved.length > 0) notify.success(text);
    await onSaved().catch(() => undefined);
  };

  return {
    marks,
    mark,
    markAll,
    takeBack: (id: string) => void takeBack(id),
    count,
    isBusy,
    save: () => void saveAll(),
  };
};

export type Attendance = ReturnType<typeof useAttendance>;
