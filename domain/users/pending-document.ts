import { PENDING_PREFIX } from '../academy.ts';

/** A profile is incomplete while its document number has the pending prefix. */
export const isPendingDocument = (documentNumber: string) => documentNumber.startsWith(PENDING_PREFIX);
