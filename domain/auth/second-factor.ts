/** State of the second factor (TOTP) of the signed-in user. */
export type SecondFactor = {
  isActive: boolean;
  /** Whether this session has verified one. */
  isVerified: boolean;
  /** Whether this installation requires it of admins. */
  isRequired: boolean;
  recoveryCodesLeft: number;
};
