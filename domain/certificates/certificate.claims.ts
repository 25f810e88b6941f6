import type { CertificateContent } from './certificate.ts';

/** The signed claims: content, issuer, and where the state is published. */
export type CertificateClaims = {
  iss: string;
  /** The code of the public page. */
  jti: string;
  /** Seconds since 1970. */
  iat: number;
  number: string;
  name: string;
  document: string | null;
  course: string;
  minutes: number;
  instructor: string | null;
  day: string;
  academy: string;
  /** `list/index` in the status lists of the issuer. */
  status: string;
  replaces: string | null;
};

type Issued = {
  issuer: string;
  code: string;
  issuedAt: Date;
  number: string;
  content: CertificateContent;
  statusKey: string;
  replaces: string | null;
};

const MS_PER_SECOND = 1_000;

export const claimsOf = ({ issuer, code, issuedAt, number, content, statusKey, replaces }: Issued) =>
  ({
    iss: issuer,
    jti: code,
    iat: Math.floor(issuedAt.getTime() / MS_PER_SECOND),
    number,
    name: content.name,
    document: content.document,
    course: content.course,
    minutes: content.minutes,
    instructor: content.instructor,
    day: content.day,
    academy: content.academy,
    status: statusKey,
    replaces,
  }) satisfies CertificateClaims;
