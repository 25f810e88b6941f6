import type { Rolldown } from 'vite';

type NameOf = Rolldown.CodeSplittingNameFunction;

/** Libraries or parts of Chakra, Ark and Zag, and folders, with all that they import: no two chunks import each other. */
const group = (name: string | NameOf, libraries: string, folders = '-', minShareCount = 2) => {
  const test = new RegExp(`(node_modules|@zag-js|dist|components)/(${libraries})/|/(${folders})/[^/]+$`);
  return { name, test, minShareCount };
};
const LARGE = /node_modules\/(@apollo\/client\/(?!errors)|rxjs|graphql|@?date-fns|valibot|react-hook-form)/;
const isSmall = (id: string, context: Rolldown.ChunkingContext): boolean =>
  id.includes('node_modules')
    ? !LARGE.test(id)
    : !!context.getModuleInfo(id)?.importedIds.every((imported) => isSmall(imported, context));
const shared: NameOf = (id, context) => (isSmall(id, context) ? 'shared' : null);
const feature: NameOf = (id) => /features\/((gestion\/)?[\w-]+)/.exec(id)?.[1]?.replace('/', '-');

// oxfmt-ignore
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'base', tags: ['$initial'] },
  group(shared, 'skeleton|[\\w-]*grid|separator|square|circle|icon|card|data-list|button|group|container|badge|skip-nav|table|link', 'domain(/(?!legal|staff)[\\w-]+)?|src|src/(session|theme|components/(feedback|layout|queries|records|print))'),
  group('api', '@apollo/client/(?!errors).*|@wry|optimism|rxjs|graphql|tslib', 'src/(app|components/queries)', 1),
  group('enrolment', '-', 'src/components/enrolment'),
  group('dates', 'date-fns|@date-fns', 'domain/dates'),
  group('availability', '-', 'src/components/availability'),
  group('controls', '@zag-js/react|core|utils|dom-query|presence|types|portal|providers|\\w*field|fieldset|native-select|textarea|input'),
  group('forms', 'react-hook-form|@hookform|valibot', 'src/components/fields|domain/(auth|users|points)'),
  group('dialogs', 'dialog|drawer|focus-trap|aria-hidden|remove-scroll|dismissable|interact-outside', 'src/components/dialogs'),
  group('choices', 'check\\w+|radio[\\w-]+|focus-visible', 'src/components/choices'),
  group('pickers', 'date-[\\w-]+|live-region|popper|@internationalized|@floating-ui', 'src/components/pickers'),
  group('charts', '@chakra-ui/charts|recharts|victory-vendor|d3-[\\w-]+', '-', 1),
  group('gestion', '-', 'gestion/(frame|lists|days|entries|enrolments)|domain/staff', 1),
  group('lists', '-', 'src/components/lists|gestion/filters'),
  group('booking', '-', 'src/components/booking'),
  group('gestion-actions', '-', 'gestion/(selection|enrolments/dialogs|day-bar|course/move)'),
  { name: feature, test: /src\/features\//, minShareCount: 2 },
];
