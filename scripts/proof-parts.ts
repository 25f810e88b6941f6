import { THREATS } from '../security/threats.ts';

type Script = {
  /** Of package.json; its last line counts what passed and failed. */
  script: string;
  settings?: Record<string, string>;
  /** Left out of the short form. */
  isLong?: true;
};

export type Part = {
  files?: readonly string[];
  /** What of its files belongs to it; otherwise everything. */
  titles?: readonly string[];
  /** Settings of the long form. */
  long?: Record<string, string>;
  scripts?: readonly Script[];
};

const rules = (...names: string[]) => names.map((name) => `bff/contract/${name}.test.ts`);
const proofs = (...names: string[]) => rules(...names.map((name) => `proofs/${name}`));

const OTHER_PARTS = {
  races: {
    files: rules('races', 'place-races', 'redemptions'),
    long: { ROUNDS: '20', CRASHES: 'all' },
  },
  fuzz: {
    files: proofs('fuzz-graphql-fixed', 'fuzz-graphql-fresh'),
    long: { FUZZ_GRAPHQL: '10000' },
    // By a fixed seed, and then by a fresh one.
    scripts: [
      { script: 'fuzz:rest' },
      { script: 'fuzz:rest', settings: { FUZZ_EXAMPLES: '250' }, isLong: true },
    ],
  },
  authorisation: { files: rules('coverage', 'access-tokens', 'canaries') },
  bombs: { files: proofs('bombs'), long: { BOMBS: 'full' } },
  faults: { files: proofs('database-away', 'database-faults', 'failover'), long: { FAULTS: 'full' } },
  crash: {
    files: proofs(
      'server-kills',
      'database-kills',
      'follow-up-crash',
      'audit-crash',
      'deletion-crash',
      'webhook-crash',
    ),
    long: { KILLS: '30', CRASHES: 'all', WEBHOOK_EVENTS: '1000' },
  },
  drain: { files: proofs('draining', 'drains'), long: { DRAINS: '20' } },
  load: { files: proofs('load', 'unread-sockets'), long: { LOAD: 'full', SOCKETS: '200' } },
} satisfies Record<string, Part>;

const ofOtherParts = new Set(Object.values(OTHER_PARTS).flatMap(({ files }) => files));
const attacks = THREATS.flatMap(({ tests }) => tests).filter(({ file }) => !ofOtherParts.has(file));

export const PARTS: Record<string, Part> = {
  ...OTHER_PARTS,
  attacks: {
    files: [...new Set(attacks.map(({ file }) => file))],
    titles: [...new Set(attacks.map(({ title }) => title))],
  },
};

/** Each named defence is taken away in a copy of the tree, which takes as long as much of the rest. */
export const PARTS_BY_NAME_ONLY: Record<string, Part> = {
  patches: { scripts: [{ script: 'proofs:patches' }] },
};
