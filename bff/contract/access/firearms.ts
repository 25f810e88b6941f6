import { randomUUID } from 'node:crypto';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { permitFor } from '../../src/features/firearms/range-permit.ts';
import { aCourse, aText } from '../builders.ts';
import { BASE, PAGE } from '../cost.table.ts';
import {
  aFirearm,
  aFirearmInput,
  aHandOut,
  aReturn,
  anOpenReport,
  anOwnWeapon,
  anOwnWeaponInput,
  isAccompaniedToday,
  theDueQuarters,
} from '../firearm-builders.ts';
import { ADMIN, DESK, KEEPERS, SIGNED_IN, only, type AccessRows } from './roles.ts';

/** Those of a server without a key of its own. */
const TEST_KEYS = { NODE_ENV: 'test', SECRETS_KEY: undefined, SECRETS_KEY_PREVIOUS: undefined } as const;

export const firearmAccess: AccessRows = {
  'Query.firearms': {
    call: (api) => only(api, 'firearms')({}),
    documents: BASE + 3 * PAGE + 1,
    statuses: KEEPERS,
  },
  'Query.firearmHandOuts': {
    call: (api) => only(api, 'firearmHandOuts')({}),
    documents: BASE + 3 * PAGE + 1,
    statuses: KEEPERS,
  },
  'Query.firearmBook': {
    call: (api) => only(api, 'firearmBook')({}),
    documents: BASE + 10 * PAGE + 1,
    statuses: KEEPERS,
  },
  'Query.rangeDay': {
    call: (api) => only(api, 'rangeDay')(),
    documents: BASE + 400,
    statuses: { ...KEEPERS, instructor: 200 },
  },
  'Query.rangeReports': {
    call: (api) => only(api, 'rangeReports')(),
    documents: BASE + 200,
    statuses: KEEPERS,
  },
  'Mutation.reportRangeAction': {
    call: async (api, { asker, anEnrolment }) => {
      const enrolmentId = await anEnrolment();
      await isAccompaniedToday(enrolmentId);
      const at = new Date().toISOString();
      return only(
        api,
        'reportRangeAction',
      )({
        id: randomUUID(),
        action: 'own_in',
        happenedAt: at,
        sentAt: at,
        enrolmentId,
        weapon: { ...anOwnWeaponInput(), reason: 'Mostró la CLU renovada' },
        permit: asker && permitFor(TEST_KEYS, { userId: asker.id, readAt: new Date() }),
      });
    },
    documents: BASE + 12,
    // By the call: its class is today.
    changes: ['enrolments'],
    statuses: SIGNED_IN,
  },
  'Mutation.decideRangeReport': {
    call: async (api, { student }) =>
      only(
        api,
        'decideRangeReport',
      )({
        id: await anOpenReport(student.id),
        isAccepted: false,
        reason: 'Nadie la entregó',
      }),
    documents: BASE + 12,
    statuses: KEEPERS,
  },
  'Query.myEntryCode': {
    call: async (api, { anEnrolment }) => {
      const id = await anEnrolment();
      await EnrolmentModel.updateOne({ _id: id }, { $set: startFields(new Date()) });
      await aFirearm();
      return only(api, 'myEntryCode')();
    },
    documents: BASE + 4,
    statuses: SIGNED_IN,
  },
  'Query.courseKit': {
    call: async (api) => only(api, 'courseKit')((await aCourse()).id),
    documents: BASE + 2,
    statuses: KEEPERS,
  },
  'Mutation.createFirearm': {
    call: (api) => only(api, 'createFirearm')(aFirearmInput()),
    documents: BASE + 2,
    statuses: DESK,
  },
  'Mutation.importFirearms': {
    call: (api) => {
      const { make, serial, model } = aFirearmInput();
      return only(
        api,
        'importFirearms',
      )({
        csv: `Marca;Número de serie;Modelo\n${make};${serial};${model}`,
      });
    },
    documents: BASE + 2,
    statuses: DESK,
  },
  'Mutation.updateFirearm': {
    call: async (api) => only(api, 'updateFirearm')({ id: await aFirearm(), state: 'workshop' }),
    documents: BASE + 4,
    statuses: KEEPERS,
  },
  'Mutation.correctFirearm': {
    call: async (api) =>
      only(
        api,
        'correctFirearm',
      )({ id: await aFirearm(), serial: aFirearmInput().serial, reason: 'Estaba mal copiado' }),
    documents: BASE + 4,
    statuses: ADMIN,
  },
  'Mutation.handOutFirearm': {
    call: async (api, { anEnrolment }) => {
      const enrolmentId = await anEnrolment();
      const instructorId = await isAccompaniedToday(enrolmentId);
      return only(api, 'handOutFirearm')({ firearmId: await aFirearm(), enrolmentId, instructorId });
    },
    documents: BASE + 10,
    changes: ['enrolments'],
    statuses: KEEPERS,
  },
  'Mutation.takeBackFirearm': {
    call: async (api, { student }) =>
      only(api, 'takeBackFirearm')({ id: await aHandOut(student.id), rounds: 25 }),
    documents: BASE + 6,
    statuses: KEEPERS,
  },
  'Mutation.recordOwnWeapon': {
    call: async (api, { anEnrolment }) => {
      const enrolmentId = await anEnrolment();
      await isAccompaniedToday(enrolmentId);
      const reason = 'Mostró la CLU renovada';
      return only(api, 'recordOwnWeapon')({ ...anOwnWeaponInput(), enrolmentId, reason });
    },
    documents: BASE + 6,
    // By the call: its class is today.
    changes: ['enrolments'],
    statuses: KEEPERS,
  },
  'Mutation.releaseOwnWeapon': {
    call: async (api, { student }) => only(api, 'releaseOwnWeapon')(await anOwnWeapon(student.id)),
    documents: BASE + 6,
    statuses: KEEPERS,
  },
  'Mutation.annulHandOut': {
    call: async (api, { student }) =>
      only(api, 'annulHandOut')({ id: await aHandOut(student.id), reason: 'Era otra arma' }),
    documents: BASE + 6,
    statuses: KEEPERS,
  },
  'Mutation.correctHandOut': {
    call: async (api, { student }) => {
      const id = await aReturn(student.id);
      return only(api, 'correctHandOut')({ id, rounds: 30, reason: 'Contado otra vez' });
    },
    documents: BASE + 8,
    statuses: KEEPERS,
  },
  'Query.ammunition': {
    call: (api) => only(api, 'ammunition')(),
    documents: BASE + 20,
    statuses: KEEPERS,
  },
  'Query.ammunitionEntries': {
    call: (api) => only(api, 'ammunitionEntries')({}),
    documents: BASE + 2 * PAGE + 1,
    statuses: KEEPERS,
  },
  'Mutation.recordAmmunition': {
    call: (api) =>
      only(
        api,
        'recordAmmunition',
      )({ caliber: '9mm', type: 'purchase', rounds: 1_000, invoice: `A-${randomUUID()}` }),
    documents: BASE + 4,
    statuses: KEEPERS,
  },
  'Query.dayClosings': {
    call: async (api) => only(api, 'dayClosings')({}),
    documents: BASE + 4 * PAGE + 1,
    statuses: KEEPERS,
  },
  'Mutation.closeDay': {
    call: (api) => only(api, 'closeDay')({ counts: [{ caliber: '9mm', rounds: 100 }], note: aText() }),
    documents: BASE + 40,
    statuses: KEEPERS,
  },
  'Query.ammunitionSheets': {
    call: (api) => only(api, 'ammunitionSheets')({}),
    documents: BASE + 2 * PAGE + 1,
    statuses: KEEPERS,
  },
  'Query.nextAmmunitionSheet': {
    call: (api) => only(api, 'nextAmmunitionSheet')(),
    documents: BASE + 2,
    statuses: KEEPERS,
  },
  'Mutation.issueAmmunitionSheet': {
    call: async (api) => {
      const [quarter] = await theDueQuarters();
      return only(api, 'issueAmmunitionSheet')({ quarter });
    },
    documents: BASE + 40,
    statuses: KEEPERS,
  },
  'Mutation.setCourseKit': {
    call: async (api) =>
      only(
        api,
        'setCourseKit',
      )({ courseId: (await aCourse()).id, isAccompanied: true, weapons: ['pistola-9mm'] }),
    documents: BASE + 4,
    statuses: DESK,
  },
};
