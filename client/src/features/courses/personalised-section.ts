/** The id of the section where a class is booked. */
export const PERSONALISED = 'personalised-classes';
