/** The open quick actions, whose code is fetched before its first use. */
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

export const OpenQuickActions = lazyPart(async () => (await import('./open-quick-actions.tsx')).OpenQuickActions);
