import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { serialKeyOf } from '#domain/firearms/firearm.ts';
import { foldSerial } from '#domain/firearms/serial.ts';
import {
  FirearmHandOutModel,
  FirearmModel,
  type FirearmDocument,
  type FirearmHandOutDocument,
} from '../../src/features/firearms/firearm.model.ts';
import { RangeReportModel } from '../../src/features/firearms/range-report.model.ts';
import { OwnWeaponModel, insideKeyOf } from '../../src/features/firearms/own-weapon.model.ts';

type Before = Pick<FirearmHandOutDocument, 'seq' | 'returnedAt'> & { fired: number };

const problemsOf = (handOut: FirearmHandOutDocument, firearmId: string, before: Before) => {
  const { _id, seq, handKey, returnedAt, roundsBefore, rounds } = handOut;
  const key = returnedAt ? _id.toString() : firearmId;
  return [
    ...(seq === before.seq + 1 ? [] : [`firearm ${firearmId}: hand-out ${seq} follows ${before.seq}`]),
    ...(before.seq === 0 || before.returnedAt
      ? []
      : [`firearm ${firearmId}: two hand-outs are open at ${seq}`]),
    ...(handKey === key ? [] : [`firearm ${firearmId}: hand-out ${seq} has the key ${handKey}`]),
    ...(roundsBefore === before.fired
      ? []
      : [`firearm ${firearmId}: ${roundsBefore} rounds before ${seq}, they are ${before.fired}`]),
    ...((rounds === null) === (returnedAt === null)
      ? []
      : [`firearm ${firearmId}: rounds of the open hand-out ${seq}`]),
  ];
};

/** Hands and rounds of firearms, recomputed from their hand-outs; completed classes with a firearm out have a reason. */
export const firearmProblems = async (maxTimeMS: number) => {
  const problems: string[] = [];
  const firearms = new Map<string, FirearmDocument>();
  for await (const firearm of FirearmModel.find().maxTimeMS(maxTimeMS).lean().cursor()) {
    firearms.set(firearm._id.toString(), firearm);
    if (firearm.serialKey !== serialKeyOf(firearm))
      problems.push(`firearm ${firearm._id}: wrong key of its serial number`);
    if (firearm.lookKey !== foldSerial(firearm.serial))
      problems.push(`firearm ${firearm._id}: wrong key of serial numbers that look alike`);
  }
  let of = '';
  let before: Before = { seq: 0, returnedAt: null, fired: 0 };
  const handOuts = FirearmHandOutModel.find().sort({ firearmId: 1, seq: 1 }).maxTimeMS(maxTimeMS);
  for await (const handOut of handOuts.lean().cursor()) {
    const firearmId = handOut.firearmId.toString();
    if (of !== firearmId)
      before = { seq: 0, returnedAt: null, fired: firearms.get(firearmId)?.roundsBefore ?? 0 };
    of = firearmId;
    problems.push(...(firearms.has(firearmId) ? [] : [`hand-out ${handOut._id} is of no firearm`]));
    problems.push(...problemsOf(handOut, firearmId, before));
    before = {
      seq: handOut.seq,
      returnedAt: handOut.returnedAt,
      fired: handOut.roundsBefore + (handOut.rounds ?? 0),
    };
  }
  return [
    ...problems,
    ...(await ownWeaponProblems(maxTimeMS)),
    ...(await completedWithFirearm()),
    ...(await reportProblems(maxTimeMS)),
  ];
};

const completedWithFirearm = async () => {
  // One that was entered late may be of a class that was completed before it arrived.
  const open = await FirearmHandOutModel.find({ returnedAt: null, outLate: null }, { enrolmentId: 1 }).lean();
  const completed = await EnrolmentModel.find(
    {
      _id: { $in: open.map(({ enrolmentId }) => enrolmentId) },
      status: 'completed',
      'completion.earlyReason': null,
    },
    { _id: 1 },
  ).lean();
  return completed.map(({ _id }) => `enrolment ${_id}: completed with a firearm out, without a reason`);
};

/** What a recorded report made or ended is there; what is decided is not open. */
const reportProblems = async (maxTimeMS: number) => {
  const problems: string[] = [];
  for await (const report of RangeReportModel.find().maxTimeMS(maxTimeMS).lean().cursor()) {
    const { _id, action, state, recordId, decidedAt } = report;
    if (state === 'open' && decidedAt) problems.push(`report ${_id} is open, and decided`);
    if (state !== 'recorded') continue;
    const isMissing =
      ((action === 'hand_out' || action === 'take_back') &&
        !(await FirearmHandOutModel.exists({ _id: recordId }))) ||
      ((action === 'own_in' || action === 'own_out') && !(await OwnWeaponModel.exists({ _id: recordId })));
    if (isMissing) problems.push(`report ${_id} is recorded, and what it made is not there`);
  }
  return problems;
};

const ownWeaponProblems = async (maxTimeMS: number) => {
  const problems: string[] = [];
  for await (const weapon of OwnWeaponModel.find().maxTimeMS(maxTimeMS).lean().cursor()) {
    const { _id, outAt, insideKey } = weapon;
    const key = outAt ? _id.toString() : insideKeyOf(weapon);
    // Two with one number, from before it was refused: the first has the key of the number.
    const isSecond = insideKey === _id.toString() && (await OwnWeaponModel.exists({ insideKey: key }));
    if (insideKey !== key && !isSecond) problems.push(`own weapon ${_id} has the key ${insideKey}`);
  }
  return problems;
};
