/**
 * Origins, besides the page's own, from which packed layers may be downloaded: a separate storage host. The page sets them
 * once before it starts a core; a running core does not receive later changes.
 */
let origins: readonly string[] = [];

export const packOrigins = (): readonly string[] => origins;

/** `bases` are base URLs; an empty one is the page's own origin. */
export function allowPacksFrom(bases: readonly string[]): void {
  origins = bases.filter((base) => base !== '').map((base) => new URL(base).origin);
}
