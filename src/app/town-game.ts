/** The game of a player with a username, whose code is loaded on demand. */
import { loadArtManifest } from '../state/art/art-manifest.ts';
import { lazyPage } from '../ui/lazy/lazy-part.ts';
import { LoadingScreen } from './pages/loading-screen.tsx';

export const TownGame = lazyPage(async () => {
  // What the game asks for first is fetched at the same time as its code, not after it.
  void import('../features/game/game-screen.tsx').catch(() => undefined);
  void loadArtManifest().catch(() => undefined);
  return (await import('./game.tsx')).default;
}, LoadingScreen);
