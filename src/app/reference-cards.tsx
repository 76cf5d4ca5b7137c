/** The cards that texts of all screens show for the things they refer to. Each is loaded with the first text that needs it. */
import { lazy, type ReactNode, Suspense } from 'react';
import { type ReferenceCards, ReferenceCardsContext } from '../rich-text/bbcode/references.tsx';

const OutfitCard = lazy(async () => ({ default: (await import('../features/outfits/outfit-card.tsx')).OutfitCard }));

const CARDS: ReferenceCards = {
  renderOutfit: (id) => (
    <Suspense>
      <OutfitCard id={id} />
    </Suspense>
  ),
};

export function WithReferenceCards({ children }: { children: ReactNode }) {
  return <ReferenceCardsContext value={CARDS}>{children}</ReferenceCardsContext>;
}
