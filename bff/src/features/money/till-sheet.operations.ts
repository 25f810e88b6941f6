import { messages } from '#domain/messages.ts';
import { userName } from '#domain/users/user-name.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { staff } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { pdfFile } from '../../web/pdf/pdf-file.ts';
import { tillSheetPdf } from '../../web/pdf/till-sheet-pdf.ts';
import { csvFile } from '../../csv/csv-file.ts';
import { movementColumns } from '../../csv/columns.ts';
import { withMoneyNames } from './money-names.ts';
import { findUser } from '../users/user.store.ts';
import { toMoneyEntry } from './money-entry.model.ts';
import { requireMoneyOn } from './money-rules.ts';
import { entriesOfSession, requireSession } from './till.ts';
import { toTillSession, type TillSessionDocument } from './till-session.model.ts';

/** Only of a closed session: an open one has no sums. */
const requireClosed = async (id: unknown) => {
  const session = await requireSession(id);
  await requireMoneyOn();
  if (!session.closing) throw new DomainError('TILL_SESSION_OPEN', messages.tillSessionOpen);
  return { session, closing: session.closing };
};

const viewOfSheet = ({ _id, tillName }: TillSessionDocument) => ({
  action: 'till.viewSheet',
  subject: { type: 'tillSession', id: _id.toString(), label: tillName },
});

const nameOf = async (id: string | null) => {
  const user = id ? await findUser(id) : null;
  return user ? userName(user) : '—';
};

const fileName = ({ pointOfSale, number }: TillSessionDocument) => `cierre-${pointOfSale}-${number}`;

export const getTillSheetPdf = operation({
  access: staff,
  staffRow: 'GET /api/money/sessions/{id}/sheet.pdf',
  subject: (_, { id }) => requireClosed(id),
  view: (_, { subject: { session } }) => viewOfSheet(session),
  run: async ({ subject: { session: document } }) => {
    const session = toTillSession(document);
    const [openedBy, closedBy] = [await nameOf(session.openedById), await nameOf(session.closedById)];
    const file = await tillSheetPdf({ session, openedBy, closedBy });
    return pdfFile(fileName(document), file);
  },
});

/** The numbered entries of the session, of which the sheet has the sums. */
export const getTillSheetCsv = operation({
  access: staff,
  staffRow: 'GET /api/money/sessions/{id}/sheet.csv',
  subject: (_, { id }) => requireClosed(id),
  view: (_, { subject: { session } }) => viewOfSheet(session),
  run: async ({ ctx: { now }, subject: { session, closing } }) => {
    const entries = await entriesOfSession({ ...session, cutTo: closing.cutTo });
    const batches = [await withMoneyNames(entries.map(toMoneyEntry))];
    return {
      ...csvFile({ name: 'cierre', columns: movementColumns, batches, now }),
      fileName: `${fileName(session)}.csv`,
    };
  },
});
