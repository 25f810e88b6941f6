/** The parameter of the passport's address that opens a class of the student. */
export const CLASS_PARAM = 'clase';

/** A student's class, after sign-in. */
export const classAddress = (enrolmentId: string) => `/history?${CLASS_PARAM}=${enrolmentId}`;
