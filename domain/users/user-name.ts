type Named = { firstName: string | null; lastName: string | null; email: string };

/** First and last name, or the email if both are missing. */
export const userName = ({ firstName, lastName, email }: Named) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** For lists in order of surnames: `Ibarra, Ana`. */
export const surnameFirst = ({ firstName, lastName, email }: Named) =>
  [lastName, firstName].filter(Boolean).join(', ') || email;

/** For people who need not know more: `Ana G.`; never the email. */
export const firstNameAndInitial = ({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>) =>
  [firstName, lastName && `${lastName.slice(0, 1)}.`].filter(Boolean).join(' ') || 'Estudiante';
