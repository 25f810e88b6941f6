/** A shape as JSON: instants are ISO strings. */
export type Wire<T> = T extends Date
  ? string
  : T extends readonly (infer Row)[]
    ? Wire<Row>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;
