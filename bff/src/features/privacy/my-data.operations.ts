import * as v from 'valibot';
import { messages } from '#domain/messages.ts';
import { decodeCursor } from '../../lists/row-order.ts';
import { inPerson } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { accessTokensData } from '../access-tokens/access-token.data.ts';
import { accountHistoryData, activityData } from '../audit/audit.data.ts';
import { googleAccountsData, passwordResetsData, secondFactorData, sessionsData } from '../auth/auth.data.ts';
import { calendarLinksData } from '../calendars/calendar-link.data.ts';
import { certificatesData } from '../certificates/certificate.data.ts';
import { enrolmentsData, waitingListData } from '../enrolments/enrolment.data.ts';
import { mailData } from '../mail/mail.data.ts';
import { personNotesData } from '../notes/note.data.ts';
import { passportLinksData } from '../passports/passport-link.data.ts';
import { handOutsData } from '../firearms/hand-out.data.ts';
import { ownWeaponsData } from '../firearms/own-weapon.data.ts';
import { rangeReportsData } from '../firearms/range-report.data.ts';
import { moneyAccountData, moneyData } from '../money/money.data.ts';
import { pointsData } from '../points/points.data.ts';
import { invitationsData, invitedByData } from '../referrals/referral.data.ts';
import { accountData } from '../users/user.data.ts';
import { withdrawalsData } from '../withdrawals/withdrawal.data.ts';
import type { DataSection } from '../../lists/data-section.ts';
import { deletionData } from '../deletions/deletion.data.ts';

const PAGE_RECORDS = 200;

type DataRecord = { section: string; json: string };

const START = { index: 0, position: null };

const dataCursor = v.pipe(
  v.string(messages.invalidInput),
  v.rawTransform<string, { index: number; position: readonly unknown[] | null }>(
    ({ dataset, addIssue, NEVER }) => {
      const [name, cursor = ''] = dataset.value.split(':', 2);
      const index = DATA_SECTIONS.findIndex((section) => section.name === name);
      const section = DATA_SECTIONS[index];
      const position = section ? decodeCursor(section.order, cursor) : null;
      if (position) return { index, position };
      addIssue({ message: messages.cursorUnknown });
      return NEVER;
    },
  ),
);

/** Five pages use up the rows of a request. */
export const MY_DATA_ROWS = 200;

export const readMyData = operation({
  field: 'Query.myData',
  access: inPerson,
  rows: MY_DATA_ROWS,
  input: v.object({ after: v.nullish(dataCursor) }),
  run: async ({ ctx: { actor }, input: { after } }) => {
    const { index: first, position } = after ?? START;
    const records: DataRecord[] = [];
    for (const [offset, section] of DATA_SECTIONS.slice(first).entries()) {
      const { name } = section;
      const page = await section.read(actor.user, {
        position: offset === 0 ? position : null,
        limit: PAGE_RECORDS - records.length,
      });
      records.push(...page.records.map((record) => ({ section: name, json: JSON.stringify(record) })));
      if (page.cursor !== null) return { records, next: `${name}:${page.cursor}` };
    }
    return { records, next: null };
  },
});

export const DATA_SECTIONS: readonly DataSection[] = [
  accountData,
  googleAccountsData,
  secondFactorData,
  sessionsData,
  accessTokensData,
  calendarLinksData,
  passportLinksData,
  passwordResetsData,
  deletionData,
  enrolmentsData,
  certificatesData,
  waitingListData,
  personNotesData,
  withdrawalsData,
  mailData,
  pointsData,
  moneyData,
  moneyAccountData,
  handOutsData,
  ownWeaponsData,
  rangeReportsData,
  invitationsData,
  invitedByData,
  activityData,
  accountHistoryData,
];
