import { rowOrder } from '../../lists/row-order.ts';
import { DERIVED, OWNER, SECRET, WORKINGS, dataSection } from '../../lists/data-section.ts';
import { CalendarLinkModel, type CalendarLinkDocument } from './calendar-link.model.ts';

export const calendarLinksData = dataSection<CalendarLinkDocument>({
  name: 'calendarLinks',
  order: rowOrder(CalendarLinkModel, { _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: DERIVED,
    hash: SECRET,
    userId: OWNER,
    kind: true,
    createdAt: true,
    lastUsedAt: true,
    generation: WORKINGS,
  },
});
