/** The card of an outfit in a chat line. Its code is fetched when the first message has one; until then it is its word. */
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { text } from './text.ts';

export const LazyOutfitChip = lazyPart(async () => (await import('./outfit-chip.tsx')).OutfitChip, Word);

function Word() {
  return <span className="chat-outfit">{text.outfit}</span>;
}
