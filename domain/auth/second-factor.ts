/** Whether an account asks for a code of an authenticator app beside the password. */
export type SecondFactor = {
  isActive: boolean;
  /** Whether the session that asks has shown one. */
  isVerified: boolean;
  /** Whether admins must have one here. */
  isRequired: boolean;
  recoveryCodesLeft: number;
};
