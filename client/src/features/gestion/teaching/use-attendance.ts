import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { notify } from '../../../components/feedback/notify.ts';
import { useUnsavedChanges } from '../../../components/records/unsaved-changes.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { readSession, signedInUserId } from '../../../session/session.ts';
import { RECORD_ATTENDANCE } from './attendance.mutation.ts';

export type Mark = 'PRESENT' | 'ABSENT';

type Marks = Readonly<Record<string, Mark>>;

const withoutId = (marks: Marks, id: string): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([one]) => one !== id));

const STORAGE_KEY = 'attendanceMarks';

const storedSchema = v.object({
  userId: v.string(),
  marks: v.record(v.string(), v.picklist(['PRESENT', 'ABSENT'])),
});

const readMarks = (): Marks => {
  const stored = v.safeParse(
    v.pipe(v.string(), v.parseJson(), storedSchema),
    sessionStorage.getItem(STORAGE_KEY),
  );
  return stored.success && stored.output.userId === signedInUserId() ? stored.output.marks : {};
};

/**
 * Keeps marks in this tab over a reload and the end of a session, until they are saved or left. Whose they are is known
 * with the first response.
 */
const useStoredMarks = (marks: Marks, { isReady, restore }: { isReady: boolean; restore: () => void }) => {
  const isRestored = useRef(false);
  const restoreMarks = useEffectEvent(restore);
  useEffect(() => {
    if (!isReady || isRestored.current) return;
    isRestored.current = true;
    restoreMarks();
  }, [isReady]);

  useEffect(() => {
    if (!isRestored.current) return;
    if (Object.keys(marks).length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ userId: signedInUserId(), marks }));
  }, [marks]);

  useEffect(
    () => () => {
      if (isRestored.current && readSession().endReason === null) sessionStorage.removeItem(STORAGE_KEY);
    },
    [],
  );
};

/** Marks that are not saved yet, by enrolment. */
export const useAttendance = (isReady: boolean, onSaved: () => Promise<unknown>) => {
  const { write, isBusy } = useWrite(
    'No hay conexión: la asistencia sigue marcada aquí y no se guardó. Vuelve a intentar.',
  );
  const [marks, setMarks] = useState<Marks>({});
  useStoredMarks(marks, { isReady, restore: () => setMarks((before) => ({ ...readMarks(), ...before })) });
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
    // Without a response the error of the write stays; a failed re-read would replace it.
    if (outcomes.length > 0) await onSaved().catch(() => undefined);
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
