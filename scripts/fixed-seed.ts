import fc from 'fast-check';

/** A run says the same of the same code; `PROPERTY_SEED=random` looks for other values. */
const { PROPERTY_SEED = '1' } = process.env;
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ seed: Number(PROPERTY_SEED) });
