/**
 * The content of the emoji picker: a search field, tabs of categories, six columns of emoji and the name of the highlighted
 * one. It starts with Smileys & Emotion. A search hides the tabs and covers all categories.
 */
import { AirplaneIcon } from '@phosphor-icons/react/dist/csr/Airplane';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { LeafIcon } from '@phosphor-icons/react/dist/csr/Leaf';
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { SmileyIcon } from '@phosphor-icons/react/dist/csr/Smiley';
import { SoccerBallIcon } from '@phosphor-icons/react/dist/csr/SoccerBall';
import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { type ReactNode, useRef, useState } from 'react';
import { hasFinePointer } from '../../ui/hooks/has-fine-pointer.ts';
import { logicalKey } from '../../ui/lists/logical-key.ts';
import {
  CUSTOM_CATEGORY,
  EMOJI_CATEGORIES,
  type EmojiCategory,
  type EmojiChoice,
  emojiOf,
  labelOf,
} from './emoji-catalogue.ts';
import { EmojiGrid, EmojiGlyph } from './emoji-grid.tsx';
import { searchEmoji } from './emoji-search.ts';
import { text } from './text.ts';
import { useEmojiCatalogue } from './use-emoji-catalogue.ts';

/** In the order of `EMOJI_CATEGORIES`, whose names are those of the page's language. */
const ICONS: readonly ReactNode[] = [
  <SmileyIcon key="smileys" weight="fill" size={20} />,
  <UserIcon key="people" weight="fill" size={20} />,
  <LeafIcon key="nature" weight="fill" size={20} />,
  <AirplaneIcon key="travel" weight="fill" size={20} />,
  <SoccerBallIcon key="activities" weight="fill" size={20} />,
  <LightbulbIcon key="objects" weight="fill" size={20} />,
  <HeartIcon key="symbols" weight="fill" size={20} />,
  <FlagIcon key="flags" weight="fill" size={20} />,
];

const iconOf = (category: EmojiCategory): ReactNode =>
  category === CUSTOM_CATEGORY ? <SparkleIcon weight="fill" size={20} /> : ICONS[EMOJI_CATEGORIES.indexOf(category)];

export function EmojiPicker({ onPick }: { onPick: (choice: EmojiChoice) => void }) {
  const catalogue = useEmojiCatalogue(true);
  const [category, setCategory] = useState<EmojiCategory>(EMOJI_CATEGORIES[0]);
  const [query, setQuery] = useState('');
  const [inHand, setInHand] = useState<EmojiChoice | null>(null);
  const turnTo = (next: EmojiCategory): void => {
    setCategory(next);
    setInHand(null);
  };
  const isSearching = query.trim() !== '';
  const categories: readonly EmojiCategory[] =
    catalogue !== null && catalogue.custom.length > 0 ? [CUSTOM_CATEGORY, ...EMOJI_CATEGORIES] : EMOJI_CATEGORIES;
  const choices = catalogue === null ? [] : isSearching ? searchEmoji(catalogue, query) : emojiOf(catalogue, category);
  return (
    <>
      <label className="field emoji-search">
        <MagnifyingGlassIcon className="ico" size={18} weight="bold" />
        <input
          type="search"
          value={query}
          placeholder={text.searchEmoji}
          aria-label={text.searchEmoji}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the picker to search
          autoFocus={hasFinePointer()}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      {!isSearching && <CategoryTabs categories={categories} value={category} onChange={turnTo} />}
      <div className="emoji-list scroll">
        <h3 className="t-over">{isSearching ? text.found : category}</h3>
        {catalogue === null ? (
          <p className="emoji-quiet">{text.loading}</p>
        ) : choices.length === 0 ? (
          <output className="emoji-quiet">{text.noEmojiFound}</output>
        ) : (
          <EmojiGrid
            key={isSearching ? query : category}
            label={isSearching ? text.found : category}
            choices={choices}
            onPick={onPick}
            onHold={setInHand}
          />
        )}
      </div>
      <div className="emoji-foot" aria-hidden>
        {inHand === null ? (
          <span className="text-ink-3">{text.pickEmoji}</span>
        ) : (
          <>
            <EmojiGlyph choice={inHand} />
            <span className="min-w-0">
              <b className="clamp1">{labelOf(inHand)}</b>
              <small className="clamp1">
                <bdi dir="ltr">{[inHand.name, ...inHand.aliases].map((name) => `:${name}:`).join(' ')}</bdi>
              </small>
            </span>
          </>
        )}
      </div>
    </>
  );
}

interface CategoryTabsProps {
  categories: readonly EmojiCategory[];
  value: EmojiCategory;
  onChange: (category: EmojiCategory) => void;
}

function CategoryTabs({ categories, value, onChange }: CategoryTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const go = (by: number): void => {
    const next = (categories.indexOf(value) + by + categories.length) % categories.length;
    const category = categories[next];
    if (category === undefined) return;
    onChange(category);
    const button = strip.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div ref={strip} className="emoji-tabs" role="tablist" aria-label={text.categories}>
      {categories.map((category) => (
        <button
          key={category}
          type="button"
          aria-label={category}
          role="tab"
          title={category}
          aria-selected={category === value}
          tabIndex={category === value ? 0 : -1}
          onClick={() => onChange(category)}
          onKeyDown={(event) => {
            const key = logicalKey(event.key);
            if (key === 'ArrowRight') go(1);
            else if (key === 'ArrowLeft') go(-1);
          }}
        >
          {iconOf(category)}
        </button>
      ))}
    </div>
  );
}
