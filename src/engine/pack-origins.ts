/**
 * Origins besides the page's own that packed layers may come from: the storage host, when it is apart. Set once by the
 * page before it starts a core; a core that runs already does not learn of later ones.
 */
let origins: readonly string[] = [];

export const packOrigins = (): readonly string[] => origins;

/** `bases` are base addresses; an empty one is the page's own origin. */
export function allowPacksFrom(bases: readonly string[]): void {
  origins = bases.filter((base) => base !== '').map((base) => new URL(base).origin);
}
