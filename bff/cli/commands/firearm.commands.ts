import type { Ctx } from '../../src/operation/context.ts';
import type { AmmunitionEntry, AmmunitionStock } from '#domain/firearms/ammunition.ts';
import type { Firearm, FirearmHandOut } from '#domain/firearms/firearm.ts';
import {
  getAmmunition,
  listAmmunitionEntries,
  recordAmmunition,
} from '../../src/features/firearms/ammunition.operations.ts';
import {
  createFirearm,
  listFirearms,
  updateFirearm,
} from '../../src/features/firearms/firearm.operations.ts';
import { roundsFiredOf } from '../../src/features/firearms/firearm.store.ts';
import { listHandOuts } from '../../src/features/firearms/hand-out.operations.ts';
import { allPages } from '../all-pages.ts';
import { number } from '../option-values.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';

const DEFAULT_LISTED = 100;

type Listed = Firearm & { roundsFired: number };

const showFirearms = tableOf<Listed>({
  MAKE: 'make',
  SERIAL: 'serial',
  MODEL: 'model',
  STATE: 'state',
  SECTOR: 'sector',
  ROUNDS: 'roundsFired',
  ID: 'id',
});

const showHandOuts = tableOf<FirearmHandOut>({
  OUT: 'outAt',
  RETURNED: 'returnedAt',
  'ROUNDS OUT': 'roundsOut',
  FIRED: 'rounds',
  WEAPON: 'firearmId',
  ENROLMENT: 'enrolmentId',
  ID: 'id',
});

const showStocks = tableOf<AmmunitionStock>({
  CALIBER: 'caliber',
  OPENING: 'opening',
  BOUGHT: 'bought',
  OUT: 'handedOut',
  BACK: 'returned',
  COUNTED: 'counted',
  LOST: 'lost',
  CORRECTED: 'corrected',
  CLOSING: 'closing',
  'IN STOCK': 'inStock',
});

const showEntries = tableOf<AmmunitionEntry>({
  DATE: 'createdAt',
  CALIBER: 'caliber',
  TYPE: 'type',
  ROUNDS: 'rounds',
  BALANCE: 'balance',
  INVOICE: 'invoice',
  DESCRIPTION: 'description',
});

type Of = { limit: number; state?: string; model?: string };
type NewFirearm = Record<'make' | 'serial' | 'model', string> & {
  rounds?: number;
  sector?: string;
  cuim?: string;
};
type Days = { from?: string; to?: string };
type Entry = Record<'caliber' | 'type', string> & { rounds: number; invoice?: string; reason?: string };

const withRounds = (ctx: Ctx, firearms: readonly Firearm[]) =>
  Promise.all(
    firearms.map(async (firearm) => ({ ...firearm, roundsFired: await roundsFiredOf(ctx, firearm) })),
  );

/** Nothing is handed out or taken back here: that is done in person. */
export const addFirearmCommands = (program: OperatorCommand, weapon: OperatorCommand) => {
  weapon
    .command('inventory')
    .description('the weapons of the academy, by make and serial number')
    .option('--state <state>', 'available, workshop or out_of_service')
    .option('--model <model>', 'as pistola-9mm')
    .option('--limit <number>', 'rows at most', number, DEFAULT_LISTED)
    .operation({
      json: 'the weapons',
      run: async (ctx, { limit, ...filter }: Of) =>
        withRounds(ctx, await allPages(limit, (page) => listFirearms(ctx, { ...filter, ...page }))),
      show: showFirearms,
    });

  weapon
    .command('add')
    .description('enter a weapon')
    .requiredOption('--make <text>', '1 to 60 characters')
    .requiredOption('--serial <text>', 'its serial number; with the make it is unique')
    .requiredOption('--model <model>', 'as pistola-9mm')
    .option('--rounds <number>', 'rounds that it has fired', number)
    .option('--sector <text>', 'where it is kept')
    .option('--cuim <text>', 'number of its registration')
    .operation({
      json: 'the weapon',
      run: (ctx, { rounds: roundsBefore, ...firearm }: NewFirearm) =>
        createFirearm(ctx, { ...firearm, roundsBefore }),
      show: ({ make, serial, id }) => `${make} ${serial}: ${id}`,
    });

  weapon
    .command('set-state')
    .description('say whether a weapon can be handed out')
    .argument('<id>')
    .argument('<state>', 'available, workshop or out_of_service')
    .operation({
      json: 'the weapon',
      run: (ctx, id: string, state: string) => updateFirearm(ctx, { id, state }),
      show: ({ make, serial, state }) => `${make} ${serial}: ${state}`,
    });

  weapon
    .command('hand-outs')
    .description('hand-outs of weapons, newest first')
    .option('--weapon <id>', 'of one weapon')
    .option('--out', 'only those that are out')
    .option('--limit <number>', 'rows at most', number, DEFAULT_LISTED)
    .operation({
      json: 'the hand-outs',
      run: (
        ctx,
        { limit, weapon: firearmId, out: isOut }: { limit: number; weapon?: string; out?: boolean },
      ) => allPages(limit, (page) => listHandOuts(ctx, { firearmId, isOut, ...page })),
      show: showHandOuts,
    });

  const ammunition = program.command('ammunition').description('the ledger of each caliber');

  ammunition
    .command('stock')
    .description('each caliber in some days; without days today')
    .option('--from <day>', 'first day')
    .option('--to <day>', 'last day')
    .operation({
      json: 'the calibers',
      run: async (ctx, days: Days) => (await getAmmunition(ctx, days)).stocks,
      show: showStocks,
    });

  ammunition
    .command('entries')
    .description('entries of the ledgers, newest first')
    .option('--caliber <caliber>', '9mm, "12 UAB" or .22LR')
    .option('--type <type>', 'purchase, count, loss, hand_out, return or correction')
    .option('--from <day>', 'first day')
    .option('--to <day>', 'last day')
    .option('--limit <number>', 'rows at most', number, DEFAULT_LISTED)
    .operation({
      json: 'the entries',
      run: (ctx, { limit, ...filter }: Days & { limit: number; caliber?: string; type?: string }) =>
        allPages(limit, (page) => listAmmunitionEntries(ctx, { ...filter, ...page })),
      show: showEntries,
    });

  ammunition
    .command('record')
    .description('enter a purchase, a count or a loss')
    .requiredOption('--caliber <caliber>', '9mm, "12 UAB" or .22LR')
    .requiredOption('--type <type>', 'purchase, count or loss')
    .requiredOption('--rounds <number>', 'bought or lost; of a count those that are there', number)
    .option('--invoice <text>', 'of a purchase, which needs one')
    .option('--reason <text>', 'a loss needs one')
    .operation({
      json: 'the entry',
      run: (ctx, entry: Entry) => recordAmmunition(ctx, entry),
      show: (entry) => entry && `${entry.rounds} rounds of ${entry.caliber}, there are ${entry.balance}.`,
    });
};
