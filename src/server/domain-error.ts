/**
 * The only error that server code throws to reject a request. The error handler turns it into
 * `{ success: false, message, code, params, sentence }`. Any other error becomes a 500 without details.
 */
import type { SentenceData } from '../shared/rules/sentence.ts';
import { OperatorText, type Spoken, textOf } from './sentences.ts';

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
  /** Stable and machine-readable, for the client's logic; defaults to the kind. Several sentences may have the same. */
  code?: string;
  /** Values that belong to `code`. Those of the sentence are in the sentence. */
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
  /** null: the message is not for players. */
  readonly sentence: SentenceData | null;
  readonly retryAfterS: number | undefined;

  constructor(kind: ErrorKind, said: Spoken, details: DomainErrorDetails = {}) {
    super(textOf(said), { cause: details.cause });
    this.kind = kind;
    this.status = STATUS_OF_KIND[kind];
    this.code = details.code ?? kind;
    this.params = details.params ?? {};
    this.sentence = said instanceof OperatorText ? null : said;
    this.retryAfterS = details.retryAfterS;
  }
}
