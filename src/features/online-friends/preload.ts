/** The panel of friends in town, whose code is fetched before its first use. */
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

export const OpenFriendsPanel = lazyPart(async () => (await import('./open-friends-panel.tsx')).OpenFriendsPanel);
