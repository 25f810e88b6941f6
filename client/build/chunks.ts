import { readFileSync, readdirSync } from 'node:fs';
import type { Rolldown } from 'vite';

/** The controls of who books and of staff: calendar, boxes to tick, long texts. */
const INPUTS =
  /node_modules\/((@zag-js|@ark-ui\/react\/dist\/components)\/radio-group|@zag-js\/(date-picker|focus-visible|date-utils|live-region|popper|checkbox)|@internationalized\/date|@floating-ui\/[\w-]+)\/|\/components\/(date-picker|checkbox|checkmark|radio-group|radiomark)\/|src\/components\/fields\/(date-field|time-field|typed-clock|day-and-time|checkbox-field)/;

const FORMS =
  /node_modules\/(react-hook-form|@hookform|valibot|date-fns|@date-fns)\/|src\/(components\/fields\/(?!date-field|time-field|typed-clock|day-and-time|checkbox-field|leave-|back-|form-actions|unsaved-)|features\/auth\/auth-(aside|heading))|domain\/(dates\/dates|schema|[\w-]+\/[\w-]+\.schema)\.ts/;

/** Who signs in and staff have them, nobody else. */
const TABS = /\/(@zag-js|components)\/tabs\//;

/** The screens of staff. Those that not everybody opens every day have chunks of their own, and so has the agenda. */
const GESTION =
  /src\/(features\/gestion\/(?!person\/book-class-form|people\/(?:import-(?:dialog|report|users)|new-person)|(?:activity|agenda(?!\/agenda-skeleton)|armoury|instructors?|schedule|integrations|mail|withdrawals|certificates|teaching|person(?!\/gestion-person\.query)|notes|points)\/)|components\/fields\/date-time-field)|domain\/(staff\/[\w-]+|texts\/csv-text|dates\/months|enrolments\/(cancellation|class-outcome)|users\/licence|[\w-]+\/([\w-]+\.)?staff\.schema|(courses|instructors)\/[\w-]+\.schema)\.ts/;

/** What staff looks up now and then: the audit trail, points, and the later views of a person. */
const RECORDS =
  /src\/features\/gestion\/((activity|points)\/|person\/(person-(activity|points)|adjust-points))/;

/** Views of a person, and of a class, that are read when they are opened. */
const PERSON_VIEWS = /src\/features\/gestion\/(notes\/|person\/person-access)|domain\/notes\//;

const besidesGestion = (test: RegExp) => (id: string) => test.test(id) && !GESTION.test(id);

/** What opens over a page: dialogs, the drawer, toasts, the calendar. */
const LAYERS =
  /node_modules\/@zag-js\/(dialog|focus-trap|aria-hidden|remove-scroll|dismissable|interact-outside)\/|\/components\/(dialog|drawer)\/|src\/components\/(records\/(detail-window|dialog-frame)|fields\/leave-question|layout\/(member-drawer|use-back-closes))/;

const CONTROLS =
  /node_modules\/(@zag-js|@ark-ui)\/|@chakra-ui\/react\/dist\/esm\/components\/(field|input|tabs|radio|native-select|textarea|group\/)/;

const API =
  /node_modules\/(@apollo\/client(?!\/errors)|@wry|optimism|rxjs|graphql|tslib)\/|src\/(gql|app\/(\w+-layout|page-queries)|features\/\w+\/[\w-]+\.query\.|components\/lists\/list-params|components\/fields\/(leave-scope|back-|form-actions)|components\/records\/(?!detail-window|dialog-frame|licence-badge|academy-today|calendar-window)|components\/(queries|layout\/(member-(bar|menu|links)|use-sign-out))|features\/auth\/resume-session)/;

/** The booking form, which students open on the page of courses and staff on that of a person. */
const BOOKING =
  /src\/(features\/(courses\/(booking-(form|draft)|use-book-class|filter-bar)|gestion\/person\/book-class-form)|components\/booking\/)|domain\/enrolments\/enrolment\.(schema|pricing)\.ts/;

/** Lists of the academy's staff. */
const LISTS =
  /src\/components\/(lists\/(?!list-params)|records\/licence-badge)|react\/dist\/esm\/components\/(table|input-group)\//;

/** What books a class, what moves it, and the preview for staff offer free times. */
const CLASS_TIMES =
  /src\/(components\/(fields\/free-times|enrolment\/reschedule-window|booking\/use-nearest)|features\/gestion\/enrolments\/overbook)/;

/** What moves the class of a student, and the agenda in columns, from which it is dragged. */
const CLASS_MOVES = /src\/features\/gestion\/(agenda\/columns\/|enrolments\/move-form)/;

/** Hours of the academy and of instructors. */
const SCHEDULE_FORMS =
  /src\/features\/gestion\/schedule\/(?!schedule-forms)[\w-]*(form|fields|preview)|domain\/schedule\/schedule\.schema/;
const SCHEDULE = /src\/features\/gestion\/(schedule|instructor)\/|domain\/schedule\//;

/** What draws the charts of the reports, which they ask for when they are shown. */
const CHARTS =
  /node_modules\/(@chakra-ui\/charts|recharts|victory-vendor|d3-[\w-]+|internmap|@reduxjs|react-redux|redux|redux-thunk|reselect|immer|es-toolkit|eventemitter3|decimal\.js-light|clsx|tiny-invariant|use-sync-external-store)\/|reports\/month-chart/;

const SESSION = new URL('../src/session/', import.meta.url);
/** Apollo's errors are told apart on every page; they are not part of the API's chunk. */
const IMPORT_OF_APOLLO = /^import (?!type )[^;]*'(?:@apollo\/client(?!\/errors)|rxjs)/m;

const apiSession = readdirSync(SESSION)
  .filter((name) => IMPORT_OF_APOLLO.test(readFileSync(new URL(name, SESSION), 'utf8')))
  .map((name) => `/src/session/${name}`);

const isApi = (id: string) => API.test(id) || apiSession.some((path) => id.endsWith(path));

const isShared = (id: string) =>
  !isApi(id) && !GESTION.test(id) && !/src\/(features|components\/(enrolment|booking))\//.test(id);

const OWN = { includeDependenciesRecursively: false };

/** What one page alone uses stays with it. */
const SHARED = { minShareCount: 2, ...OWN };

/**
 * A page is `react`, the entry, `shared`, and a chunk of its own; whatever reads from the server adds `api`. The student's
 * pages are one chunk, what opens over them another, and the admin's are one: each by itself would be smaller than its request is worth.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|@zag-js\/\w+\/dist\/chunk-/,
  },
  { name: 'base', tags: ['$initial'] },
  { name: 'charts', test: CHARTS, ...OWN },
  { name: 'layers', test: LAYERS, ...OWN },
  { name: 'class-times', test: CLASS_TIMES, ...OWN },
  { name: 'class-moves', test: CLASS_MOVES, ...OWN },
  { name: 'booking', test: BOOKING, ...OWN },
  { name: 'inputs', test: besidesGestion(INPUTS), ...OWN },
  { name: 'lists', test: LISTS, ...OWN },
  { name: 'schedule-forms', test: SCHEDULE_FORMS, ...OWN },
  { name: 'schedule', test: SCHEDULE, ...OWN },
  { name: 'tabs', test: TABS, ...OWN },
  { name: 'legal', test: /src\/features\/legal\/|domain\/legal\.ts/, ...OWN },
  { name: 'controls', test: CONTROLS, ...SHARED },
  { name: 'forms', test: besidesGestion(FORMS), ...SHARED },
  { name: 'shared', test: isShared, ...SHARED },
  { name: 'api', test: isApi },
  {
    name: 'courses',
    test: /src\/features\/courses\/(courses?[.-]|group-|enrol-|use-(courses|enrol|wait|share)|places-|back-|personalised-)/,
  },
  {
    name: 'member',
    test: /src\/(features\/(dashboard|history|points|profile)|components\/enrolment)\/(?!.*-window)/,
  },
  {
    name: 'member-windows',
    test: /src\/(features\/(points|profile)|components\/enrolment)\/.*-window/,
    ...OWN,
  },
  { name: 'admin', test: /src\/features\/admin\// },
  { name: 'gestion-records', test: RECORDS, ...OWN },
  { name: 'person-views', test: PERSON_VIEWS, ...OWN },
  { name: 'gestion', test: GESTION },
];
