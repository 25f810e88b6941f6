const CODE_NAMES: Readonly<Record<number, string>> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  15: 'Overflow',
  16: 'InvalidLength',
  18: 'AuthenticationFailed',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  79: 'UnknownReplWriteConcern',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  112: 'WriteConflict',
  117: 'ConflictingOperationInProgress',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  175: 'QueryPlanKilled',
  197: 'InvalidIndexSpecificationOption',
  225: 'TransactionTooOld',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  263: 'OperationNotSupportedInTransaction',
  14031: 'OutOfDiskSpace',
  334: 'MechanismUnavailable',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
};

/** An error as MongoDB reports it to a client: code, code name and message. */
export class CommandError extends Error {
  readonly code: number;
  readonly details: Record<string, unknown>;

  constructor(code: number, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get codeName(): string {
    return CODE_NAMES[this.code] ?? `Location${this.code}`;
  }
}

export const badValue = (message: string) => new CommandError(2, message);
export const failedToParse = (message: string) => new CommandError(9, message);
export const typeMismatch = (message: string) => new CommandError(14, message);
export const notSupported = (what: string) => badValue(`${what} is not supported by the embedded engine`);

/** The whole transaction may succeed when it is run again. */
const transient = (code: number, message: string) =>
  new CommandError(code, message, { errorLabels: ['TransientTransactionError'] });

export const isTransient = (error: unknown): boolean =>
  error instanceof CommandError && 'errorLabels' in error.details;

export const writeConflict = () =>
  transient(
    112,
    'WriteConflict error: this operation conflicted with another operation. Please retry your operation or multi-document transaction.',
  );

export const noSuchTransaction = (why: string) => transient(251, why);

/** What is stored cannot be read as it was written. */
export class DamageError extends Error {}

/** A read of what is stored fails for no other reason than that the file is damaged. */
export const reading = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw new DamageError(error instanceof Error ? error.message : String(error));
  }
};
