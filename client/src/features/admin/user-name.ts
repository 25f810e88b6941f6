type Named = { firstName: string | null; lastName: string | null; email: string };

export const userName = ({ firstName, lastName, email }: Named) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
