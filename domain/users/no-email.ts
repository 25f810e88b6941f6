/** Reserved by RFC 2606: no mail is delivered. */
const DOMAINS = { anonymised: 'anonima.invalid', none: 'sin-correo.invalid' } as const;

/** The unique email of an anonymised person. Nobody can have registered it. */
export const anonymisedEmail = (unique: string) => `anonima-${unique}@${DOMAINS.anonymised}`;

export const isAnonymisedEmail = (email: string) => email.endsWith(`@${DOMAINS.anonymised}`);

/** The unique email of a person who was created by staff without one. */
export const missingEmail = (unique: string) => `sin-correo-${unique}@${DOMAINS.none}`;

export const isMissingEmail = (email: string) => email.endsWith(`@${DOMAINS.none}`);

export const emailText = (email: string) => (isMissingEmail(email) ? 'Sin correo' : email);
