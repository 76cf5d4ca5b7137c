/** IPC messages between the generator process and its parent. */

/** Paths are relative to the cache folder: an address without its leading slash and query. */
export type ArtMessage =
  /** The manifest is written. Pictures may still be missing. */
  | { type: 'manifest'; path: string }
  /** Everything for the first view of the town is rendered. */
  | { type: 'ready-town' }
  /** From now on the process renders at a low priority: what is requested should be rendered by another one. */
  | { type: 'low-priority' }
  /** Outputs that were complete before the process started: one message, because there are thousands. */
  | { type: 'fresh'; paths: string[] }
  /** One output is complete. */
  | { type: 'done'; path: string }
  /** Counts jobs, not outputs. */
  | { type: 'progress'; done: number; total: number }
  /** An output cannot be rendered. Other jobs continue. */
  | { type: 'failed'; path: string; reason: string };

/** Messages of the parent. Unknown paths are ignored by the background process. */
export interface ArtRequest {
  /** `prioritise`: render this output next. `rendered`: another process has rendered it. */
  type: 'prioritise' | 'rendered';
  path: string;
}

/** Type guard for messages from the parent. */
export function isArtRequest(message: unknown): message is ArtRequest {
  if (typeof message !== 'object' || message === null) return false;
  const { type, path } = message as { type?: unknown; path?: unknown };
  return (type === 'prioritise' || type === 'rendered') && typeof path === 'string';
}

/** The generator's output folder, relative to the project. */
export const ART_CACHE = '.cache/art';
