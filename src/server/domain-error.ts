/**
 * The only error that server code throws to reject a request. The error handler turns it into
 * `{ success: false, message, code, params }`. Any other error becomes a 500 without details.
 */

const STATUS_OF_KIND = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
} as const;

export type ErrorKind = keyof typeof STATUS_OF_KIND;

export type ErrorParams = Readonly<Record<string, string | number>>;

export interface DomainErrorDetails {
  /** Stable and machine-readable; defaults to the kind. */
  code?: string;
  /** Values in the message, for clients that build their own text from `code`. */
  params?: ErrorParams;
  /** Seconds until the caller may retry; sent as Retry-After. */
  retryAfterS?: number;
  /** The underlying error, for the log. */
  cause?: unknown;
}

export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly kind: ErrorKind;
  readonly status: number;
  readonly code: string;
  readonly params: ErrorParams;
  readonly retryAfterS: number | undefined;

  constructor(kind: ErrorKind, message: string, details: DomainErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = STATUS_OF_KIND[kind];
    this.code = details.code ?? kind;
    this.params = details.params ?? {};
    this.retryAfterS = details.retryAfterS;
  }
}
