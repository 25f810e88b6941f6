import { breakdownTotal } from '#domain/enrolments/enrolment.pricing.ts';
import { documentKey } from '#domain/auth/auth.schema.ts';
import { isPendingDocument } from '#domain/users/pending-document.ts';
import { monthOf } from '#domain/dates/months.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { UserModel, type UserDocument } from '../../src/features/users/user.model.ts';
import { licenceUntil } from '#domain/users/licence.ts';
import { searchFields } from '#domain/users/user.search.ts';
import { subMinutes } from 'date-fns';
import { EnrolmentModel, type EnrolmentDocument } from '../../src/features/enrolments/enrolment.model.ts';
import { slotOf } from '../../src/features/enrolments/enrolment.fields.ts';
import { UNLIMITED } from '../unlimited.ts';
import { addAward, addEntry, awardProblems, missingAwards, type EnteredAwards } from './verify-awards.ts';
import { certificateProblems, dueCertificates, readDurations } from './verify-certificates.ts';
import {
  callOffProblems,
  countProblems,
  courseProblems,
  instructorProblems,
  waitingProblems,
} from './verify-courses.ts';
import { LedgerTotalModel, type LedgerTotalDocument } from '../../src/features/points/ledger-total.model.ts';
import { verifyPoints } from '../../src/features/points/ledger.ts';
import { deletionProblems } from './verify-deletions.ts';
import { ammunitionProblems } from './verify-ammunition.ts';
import { firearmProblems } from './verify-firearms.ts';
import { addCharge, moneyProblems, type Charges } from './verify-money.ts';
import { redemptionProblems } from './verify-redemptions.ts';

const SETTLED_MINUTES = 60;

export type Verification = { users: number; enrolments: number; entries: number; problems: string[] };

const userProblems = (user: UserDocument) => {
  const { searchText, searchKeys, phoneKey } = searchFields(user);
  // Keys of earlier versions may be more than are needed.
  const stored = new Set(user.searchKeys);
  const key = isPendingDocument(user.documentNumber) ? user.documentNumber : documentKey(user.documentNumber);
  return [
    ...(user.documentKey === key ? [] : [`user ${user._id}: documentKey is not that of its document number`]),
    ...((user.licenceUntil ?? '') === licenceUntil(user)
      ? []
      : [`user ${user._id}: the day of the licence is stale`]),
    ...(user.searchText === searchText ? [] : [`user ${user._id}: search text is stale`]),
    ...((user.phoneKey ?? '') === phoneKey ? [] : [`user ${user._id}: the key of the phone is stale`]),
    ...(searchKeys.every((one) => stored.has(one)) ? [] : [`user ${user._id}: search keys are stale`]),
  ];
};

const expectedKey = (enrolment: EnrolmentDocument) =>
  enrolment.status === 'cancelled' ? enrolment._id.toString() : slotOf(enrolment);

/** A stored price is compared with its own breakdown, because prices may have changed since. */
const isPricedByBreakdown = (
  { ammoBoxes, priceBreakdown }: NonNullable<EnrolmentDocument['personalised']>,
  priceCentavos: number,
) => {
  const boxes = (rows: readonly { caliber: string; quantity: number }[]) =>
    rows
      .map(({ caliber, quantity }) => `${quantity} ${caliber}`)
      .sort()
      .join();
  return (
    toCentavos(priceBreakdown.total) === priceCentavos &&
    priceBreakdown.total === breakdownTotal(priceBreakdown) &&
    priceBreakdown.ammo.every((row) => row.subtotal === row.unitPrice * row.quantity) &&
    boxes(priceBreakdown.ammo) === boxes(ammoBoxes)
  );
};

const isDated = ({ startsAt, classMonth, createdAt, createdMonth }: EnrolmentDocument) =>
  createdMonth === monthOf(createdAt) && classMonth === (startsAt && monthOf(startsAt));

/** The sweep frees an offered seat soon after the deadline. */
const offerProblems = ({ _id, status, offerUntil }: EnrolmentDocument) => {
  if (!offerUntil) return [];
  if (status !== 'pending') return [`enrolment ${_id}: an offer without a pending seat`];
  return offerUntil < subMinutes(new Date(), SETTLED_MINUTES)
    ? [`enrolment ${_id}: its offer is long over`]
    : [];
};

const enrolmentProblems = (enrolment: EnrolmentDocument, durations: ReadonlyMap<string, number>) => {
  const { _id, slotKey, status, personalised, priceCentavos, cancellation } = enrolment;
  const isPriced = !personalised || isPricedByBreakdown(personalised, priceCentavos);
  return [
    ...(slotKey === expectedKey(enrolment) ? [] : [`enrolment ${_id}: slotKey does not fit its status`]),
    ...awardProblems(enrolment),
    ...offerProblems(enrolment),
    ...dueCertificates(enrolment, durations),
    ...(cancellation && status !== 'cancelled' ? [`enrolment ${_id}: a reason without cancellation`] : []),
    ...(isDated(enrolment) ? [] : [`enrolment ${_id}: its month is not that of its class`]),
    ...(isPriced ? [] : [`enrolment ${_id}: its price is not that of its choice`]),
  ];
};

/** Compares the stored total with its entries. */
const totalProblems = (total: LedgerTotalDocument | null, settled: Settled) =>
  !total || (settled.points === total.points && settled.entries === total.entries)
    ? []
    : [
        `ledger total: ${total.points} of ${total.entries} entries, they are ${settled.points} of ${settled.entries}`,
      ];

type Settled = { points: number; entries: number };

const repeated = (keys: string[], what: string) => {
  const seen = new Set<string>();
  return keys.filter((key) => seen.size === seen.add(key).size).map((key) => `${what} ${key} stands twice`);
};

/** Recomputes every invariant from the stored documents. */
export const verify = async (): Promise<Verification> => {
  const problems: string[] = [];
  const emails: string[] = [];
  const documents: string[] = [];
  const live: string[] = [];
  const awards: EnteredAwards = new Map();
  const charges: Charges = new Map();

  const users = UserModel.find().select('+searchText +searchKeys +phoneKey').maxTimeMS(UNLIMITED);
  for await (const user of users.lean().cursor()) {
    problems.push(...userProblems(user));
    emails.push(user.email);
    documents.push(user.documentKey);
  }
  const durations = await readDurations();
  for await (const enrolment of EnrolmentModel.find().maxTimeMS(UNLIMITED).lean().cursor()) {
    problems.push(...enrolmentProblems(enrolment, durations));
    live.push(enrolment.slotKey);
    addAward(awards, enrolment);
    addCharge(charges, enrolment);
  }
  problems.push(
    ...(await courseProblems()),
    ...(await countProblems()),
    ...(await waitingProblems()),
    ...(await instructorProblems()),
    ...(await callOffProblems()),
  );
  const handedOut = new Set<string>();
  const total = await LedgerTotalModel.findOne().lean();
  const settled: Settled = { points: 0, entries: 0 };
  const ledger = await verifyPoints(UNLIMITED, (entry) => {
    if (total?.upTo && entry._id.toString() <= total.upTo.toString()) {
      settled.points += entry.delta;
      settled.entries += 1;
    }
    addEntry(awards, entry);
    if (entry.handedOutAt) handedOut.add(entry._id.toString());
    return redemptionProblems(entry);
  });
  problems.push(
    ...ledger.problems,
    ...(await moneyProblems({ charges, handedOut }, UNLIMITED)),
    ...(await firearmProblems(UNLIMITED)),
    ...(await ammunitionProblems(UNLIMITED)),
    ...(await deletionProblems()),
    ...(await certificateProblems()),
    ...totalProblems(total, settled),
    ...repeated(emails, 'email'),
    ...repeated(documents, 'document'),
    ...repeated(live, 'slotKey'),
    ...missingAwards(awards),
  );
  return { users: emails.length, enrolments: live.length, entries: ledger.entries, problems };
};

/** The result as text: a heading, then each problem. */
export const verdictText = (heading: string, problems: readonly string[]) => {
  const verdict = problems.length === 0 ? 'all invariants hold.' : `${problems.length} problems:`;
  return [`${heading}: ${verdict}`, ...problems].join('\n  ');
};
