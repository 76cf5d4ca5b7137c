/** The gesture wheel, whose code is fetched before its first use. */
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

export const OpenGestureWheel = lazyPart(async () => (await import('./open-gesture-wheel.tsx')).OpenGestureWheel);
