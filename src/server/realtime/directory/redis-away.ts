/** The error of calls while Redis is away. Apart from the connection, so that a world without Redis does not load its client. */

/** Redis does not answer, or not in time. */
export class RedisAway extends Error {
  /** Whether Redis may carry out the command later. */
  readonly isSent: boolean;

  constructor(message: string, { isSent = false, ...options }: ErrorOptions & { isSent?: boolean } = {}) {
    super(message, options);
    this.isSent = isSent;
  }
}
