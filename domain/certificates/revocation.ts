/** Why a certificate is no longer valid: its completion was corrected, another replaces it, or staff decided so. */
export const REVOCATION_REASONS = ['attendance', 'replaced', 'staff'] as const;
export type RevocationReason = (typeof REVOCATION_REASONS)[number];

export const REVOCATION_LABELS: Record<RevocationReason, string> = {
  attendance: 'La asistencia fue corregida',
  replaced: 'Fue reemplazado por otro',
  staff: 'Anulado por la academia',
};

export type Revocation = {
  reason: RevocationReason;
  /** Written by staff; not public. */
  note: string | null;
  at: Date;
};
