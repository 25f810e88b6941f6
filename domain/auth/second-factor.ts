/** State of the second factor (TOTP) of the signed-in user. */
export type SecondFactor = {
  isActive: boolean;
  /** Whether this session has verified one. */
  isVerified: boolean;
  /** Whether this installation requires it of admins. */
  isRequired: boolean;
  recoveryCodesLeft: number;
  /** When it ends because staff has recorded its loss; null if it has not. */
  lossEffectiveAt: Date | null;
};

/** What staff sees of somebody's second factor. */
export type UserSecondFactor = Pick<SecondFactor, 'isActive' | 'lossEffectiveAt'>;
