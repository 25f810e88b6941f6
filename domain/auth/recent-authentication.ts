/** For how long a password or code that was entered in a session permits what gives power over others. */
export const RECENT_AUTHENTICATION_MINUTES = 10;
