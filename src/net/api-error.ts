/**
 * The only error type of the HTTP client (specification: world, section 8): a message for the player and a status for
 * the code.
 */
import messages from '../languages/en/net.ts';
import { texts } from '../languages/texts.ts';

const text = texts(messages);

export const ERROR_TEXTS = text.errors;

/** Shown by callers for an unknown cause. */
export const UNEXPECTED_ERROR = text.unexpected;

interface ApiErrorDetails {
  code?: string;
  params?: Readonly<Record<string, unknown>>;
  cause?: unknown;
  isRefusal?: boolean;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or the catalogue's: 401 without a session, 408 timeout, 500 network. */
  readonly status: number;
  /** Machine-readable code of the refusal, if the server sent one. */
  readonly code: string | undefined;
  /** Values in the server's sentence, by name; empty when it sent none. */
  readonly params: Readonly<Record<string, unknown>>;
  /** True when the server answered with a message for the player. */
  readonly isRefusal: boolean;

  constructor(status: number, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.status = status;
    this.code = details.code;
    this.params = details.params ?? {};
    this.isRefusal = details.isRefusal ?? false;
  }
}
