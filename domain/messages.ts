/** Every sentence that a rule can answer or a toast can show, written once for both sides; bundles take what they name. */
export * as messages from './message-texts.ts';
