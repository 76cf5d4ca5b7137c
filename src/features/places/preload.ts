/** The panel of surroundings, whose code is fetched before its first use. */
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

export const OpenSurroundings = lazyPart(async () => (await import('./open-surroundings.tsx')).OpenSurroundings);
