/** Null for an empty field; what is not a number stays a text, which the schema refuses. */
export const whole = (text: string) => {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
};
