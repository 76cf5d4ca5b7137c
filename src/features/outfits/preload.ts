/** The rail of outfits, whose code is fetched while the browser is idle. */
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { whenIdle } from '../../ui/lazy/when-idle.ts';

export const OutfitRail = lazyPart(async () => {
  await whenIdle();
  return (await import('./rail/outfit-rail.tsx')).OutfitRail;
});
