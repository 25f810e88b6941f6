type Named = { firstName: string | null; lastName: string | null; email: string };

/** First and last name, else the email. */
export const userName = ({ firstName, lastName, email }: Named) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
