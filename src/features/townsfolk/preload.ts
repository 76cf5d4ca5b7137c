/** The interface of the townsfolk, whose code is fetched when they are in the town. */
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

export const TownsfolkParts = lazyPart(async () => (await import('./townsfolk-parts.tsx')).TownsfolkParts);
