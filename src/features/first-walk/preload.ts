/** The first walk, whose code is fetched only for players who walk it. */
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

export const WalkPart = lazyPart(async () => (await import('./walk-pill.tsx')).WalkPart);
