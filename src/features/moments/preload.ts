/** The words of moments, whose code is fetched when the town is there. */
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

export const TownMoments = lazyPart(async () => (await import('./moments.tsx')).Moments);
