type Named = { firstName: string | null; lastName: string | null; email: string };

/** First and last name, or the email if both are missing. */
export const userName = ({ firstName, lastName, email }: Named) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
