/** What the Colyseus bench and its two processes say to each other. Pure. */

/** The server's first message. */
export interface Listening {
  port: number;
}

export interface WalkersOrder {
  port: number;
  count: number;
}

export type WalkersMessage =
  | { type: 'joined'; joinMs: number; joinBytes: number }
  | { type: 'report'; report: WalkersReport }
  | { type: 'failed'; reason: string };

/** Since the order `measure`. */
export interface WalkersReport {
  wallMs: number;
  bytes: number;
  /** From a step to the patch that shows it to an observer. */
  seenMs: number[];
  ownDelayP99Ms: number;
}
