import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunkGroups } from '../client/build/chunks.ts';

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/gql\//.test(file));
const sources = ['client/src', 'client/build', 'domain'].flatMap(sourcesIn);
const textOf = (file: string) => readFileSync(file, 'utf8');

test('chunks are chosen by folders and libraries, not by names of files', () => {
  const renamed = sources.map((file) => [file, file.replace(/[^/]+(?=\.tsx?$)/, 'renamed')] as const);
  for (const { test: rule } of chunkGroups) {
    if (!(rule instanceof RegExp)) continue;
    expect(renamed.filter(([file, other]) => rule.test(`/${file}`) !== rule.test(`/${other}`))).toEqual([]);
  }
});

const OPERATION = /(export )?const \w+ = graphql\(`\s*(query|mutation) (\w+)/g;
const operations = sources.flatMap((file) =>
  [...textOf(file).matchAll(OPERATION)].map(([, exported, kind, name]) => ({ file, exported, kind, name })),
);
const namesOf = (found: typeof operations) => found.map(({ file, kind, name }) => `${file}: ${kind} ${name}`);

test('a .query.ts has queries, a .mutation.ts has mutations', () => {
  const counted = sources.flatMap((file) => textOf(file).match(/^\s*(query|mutation) \w+/gm) ?? []);
  expect(operations.length).toBe(counted.length);
  expect(
    namesOf(
      operations.filter(
        ({ file, kind }) => /\.(query|mutation)s?\.ts/.test(file) && !file.endsWith(`.${kind}.ts`),
      ),
    ),
  ).toEqual([]);
});

test('an operation that several files send is in a .query.ts or .mutation.ts', () => {
  expect(
    namesOf(operations.filter(({ file, exported }) => exported && !/\.(query|mutation)\.ts$/.test(file))),
  ).toEqual([]);
});

test('components read the data of their fragment from props, unmasked', () => {
  expect(
    sources.filter((file) => /@unmask|dataMasking: true|FragmentType\b|\buseFragment\b/.test(textOf(file))),
  ).toEqual([]);
});

/** Requests besides `useQuery`, `useMutation` and `useWrite`, by file. */
const OTHER_REQUESTS = {
  'client/src/components/queries/use-write.ts': 'is `useWrite`; the caller chooses the mutation',
  'client/src/components/layout/use-sign-out.ts': 'its component is gone before the response',
  'client/src/session/confirm-identity.ts': 'no component: is part of the API client',
  'client/src/features/auth/sign-in-form.tsx': 'the form is shown before the API client is loaded',
  'client/src/components/identity/use-google-sign-in.ts':
    'the button is shown before the API client is loaded',
  'client/src/features/auth/account-link.tsx': 'the button is shown before the API client is loaded',
  'client/src/features/auth/reset-password.page.tsx': 'the form is shown before the API client is loaded',
  'client/src/features/gestion/enrolments/use-enrolment-actions.ts': 'the action chooses the mutation',
  'client/src/features/gestion/range-day/send-action.ts': 'sends what is kept, with its own keys',
  'client/src/features/gestion/range-day/use-kept-day.ts': 'reads between what it sends',
  'client/src/features/gestion/schedule/use-schedule-write.ts': 'the caller chooses the mutation',
  'client/src/components/enrolment/add-to-calendar.tsx': 'reads a file on a click',
  'client/src/features/history/open-certificate.ts': 'reads a file on a click',
  'client/src/features/security/personal-data-card.tsx': 'reads a file on a click, page by page',
  'client/src/features/gestion/inbox/gestion-enrolments.page.tsx':
    'counts again after a change; reads ids on a click, page by page',
  'client/src/components/queries/use-live-query.ts': 'reads again in the background',
};

test('components send requests by useQuery, useMutation and useWrite, but for those with a reason', () => {
  const others = sources.filter((file) => /\b\w*[cC]lient\.(mutate|query)\b/.test(textOf(file)));
  expect(others.toSorted()).toEqual(Object.keys(OTHER_REQUESTS).toSorted());
});

/** Keeps its draft over the sign-in of a visitor, too. */
const OWN_DRAFT = 'client/src/features/courses/booking/booking-form.tsx';

/** Forms besides `<SchemaForm>`, by file. */
const OTHER_FORMS = {
  'client/src/components/fields/schema-form.tsx': 'is it',
  'client/src/components/booking/reschedule-form.tsx': 'no schema: a day and a time, chosen among free times',
  [OWN_DRAFT]: 'visitors sign in before it is checked',
  'client/src/features/gestion/course/series/change-series-form.tsx':
    'no schema: the rows of its preview are chosen',
  'client/src/features/gestion/course/series/repeat-form.tsx':
    'no schema: the rows of its preview are chosen',
  'client/src/features/gestion/enrolments/dialogs/complete-early-dialog.tsx':
    'its reason goes with rows of a list, sent in parts',
  'client/src/features/gestion/enrolments/dialogs/cancel-dialog.tsx': 'no schema: the list sends it in parts',
  'client/src/features/gestion/person/enrol-in-course-form.tsx':
    'no schema: one choice and the options of a course',
};

test('forms are a SchemaForm, but for those with a reason', () => {
  const others = sources.filter((file) => /<(chakra\.)?form\b|as="form"/.test(textOf(file)));
  expect(others.toSorted()).toEqual(Object.keys(OTHER_FORMS).toSorted());
});

test('every form keeps what was typed when the session ends', () => {
  const without = Object.keys(OTHER_FORMS).filter(
    (file) => !/use(FormDraft|DraftState)\(/.test(textOf(file)),
  );
  expect(without).toEqual([OWN_DRAFT]);
});

/** Days and times that become instants without a question whether the clock shows them, by file. */
const COMPUTED_INSTANTS = {
  'bff/src/operation/wall-clock.ts': 'asks',
  'bff/cli/option-values.ts': 'asks',
  'client/src/components/pickers/day-and-time.ts': 'asks',
  'client/src/components/booking/reschedule-form.tsx': 'asks',
  'client/src/components/booking/class-summary.tsx': 'asks',
  'client/src/features/gestion/course/series/repeat-form.tsx': 'asks',
  'client/src/components/booking/booking-input.ts': 'the server asks about the day and the time that it gets',
  'bff/src/features/enrolments/enrolment.operations.ts': 'the beginning of a day',
  'bff/src/features/reports/report.operations.ts': 'the beginning of a month',
  'bff/src/lists/day-window.ts': 'the beginning of a day',
  'bff/src/web/pdf/passport-pdf.ts': 'the beginning of a day',
  'client/src/features/gestion/activity/gestion-activity.page.tsx': 'the beginning of a day',
  'client/src/components/booking/free-times.tsx': 'noon',
  'client/src/features/gestion/course/series/date-choice.tsx': 'noon',
  'client/src/components/availability/next-free-time.tsx': 'a time that the server offers',
  'client/src/features/courses/taken-time.tsx': 'a time that the server offers',
  'domain/dates/dates.ts': 'is it',
  'domain/mail/mail.schedule.ts': 'messages go out at the next time that there is',
  'domain/schedule/closure.ts': 'the beginning and the end of hours',
  'domain/schedule/nearest-times.ts': 'times that the server offers',
  'domain/schedule/quarters.ts': 'the beginning of a day',
  'domain/schedule/slots.ts': 'compares instants with the clock',
};

test('a day and a time that somebody wrote become an instant only if the clock shows them', () => {
  const files = [...sources, ...['bff/src', 'bff/cli'].flatMap(sourcesIn)];
  const found = files.filter(
    (file) => /\binstantOf\(/.test(textOf(file)) || file === 'domain/dates/dates.ts',
  );
  expect(found.toSorted()).toEqual(Object.keys(COMPUTED_INSTANTS).toSorted());
});

const serverSources = sourcesIn('bff/src');
const serverSourcesWith = (operator: RegExp) => serverSources.filter((file) => operator.test(textOf(file)));

test('queries have no operator that a supported server lacks', () => {
  // FerretDB 1 knows no `$elemMatch` of documents, and finds no array of several documents by `$all`.
  expect(serverSourcesWith(/\$(elemMatch|all)\b/)).toEqual([]);
});

/** Files that remove elements of arrays, and how: by conditions on their fields FerretDB 1 removes nothing. */
const REMOVED = {
  'bff/src/features/auth/second-factor/second-factor.store.ts': 'a text',
  'bff/src/features/users/security/account-link.ts': 'a whole document',
  'bff/src/features/users/user.store.ts': 'a text',
  'bff/src/features/webhooks/outbox.copy.ts':
    'by a condition, and document by document where that removes nothing',
};

test('elements of arrays are removed as every supported server does: add the file with what it removes', () => {
  expect(serverSourcesWith(/\$pull\b/).toSorted()).toEqual(Object.keys(REMOVED).toSorted());
});
