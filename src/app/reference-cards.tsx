/** Cards for posts and outfits that rich text refers to. The code of each card is loaded when a text first needs it. */
import type { ReactNode } from 'react';
import { type ReferenceCards, ReferenceCardsContext } from '../rich-text/bbcode/references.tsx';
import { lazyPart } from '../ui/lazy/lazy-part.ts';

const PostCard = lazyPart(async () => (await import('../features/forum/post-card.tsx')).PostCard);
const OutfitCard = lazyPart(async () => (await import('../features/outfits/outfit-card.tsx')).OutfitCard);

const CARDS: ReferenceCards = {
  renderPost: (id) => <PostCard id={id} />,
  renderOutfit: (id) => <OutfitCard id={id} />,
};

export function WithReferenceCards({ children }: { children: ReactNode }) {
  return <ReferenceCardsContext value={CARDS}>{children}</ReferenceCardsContext>;
}
