/** What the generator, started as a child process, and whoever started it say to each other over IPC. */

/** Paths are relative to the cache folder: an address without its leading slash and query. */
export type ArtMessage =
  /** The manifest is written; nothing needs to be rendered yet. */
  | { type: 'manifest'; path: string }
  /** What the town shows first is all there. */
  | { type: 'ready-town' }
  /** One output is written whole, or was there already. */
  | { type: 'done'; path: string }
  /** Jobs, not outputs. */
  | { type: 'progress'; done: number; total: number }
  /** An output cannot be rendered; the others go on. */
  | { type: 'failed'; path: string; reason: string };

/** Renders an output before the others. Unknown paths are ignored. */
export interface ArtWish {
  type: 'want';
  path: string;
}

/** Whether a message from the parent is a wish. */
export function isArtWish(message: unknown): message is ArtWish {
  if (typeof message !== 'object' || message === null) return false;
  const { type, path } = message as { type?: unknown; path?: unknown };
  return type === 'want' && typeof path === 'string';
}

/** Where the generator writes, relative to the project. */
export const ART_CACHE = '.cache/art';
