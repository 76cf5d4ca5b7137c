/** Emoji in six columns with roving tabindex: Tab reaches one, arrow keys the others. */
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { logicalKey } from '../../ui/lists/logical-key.ts';
import { type EmojiChoice, labelOf } from './emoji-catalogue.ts';
import { EmojiImage } from './emoji-image.tsx';
import { PICKER_COLUMNS } from './emoji-placement.ts';

export interface EmojiGridProps {
  label: string;
  choices: readonly EmojiChoice[];
  onPick: (choice: EmojiChoice) => void;
  /** The one under the pointer or the focus. */
  onHold: (choice: EmojiChoice) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -PICKER_COLUMNS,
  ArrowDown: PICKER_COLUMNS,
};

export function EmojiGrid({ label, choices, onPick, onHold }: EmojiGridProps) {
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLFieldSetElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[logicalKey(event.key)];
    if (step === undefined) return;
    event.preventDefault();
    const button = grid.current?.children[current + step];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <fieldset ref={grid} className="emoji-grid" aria-label={label}>
      {choices.map((choice, index) => (
        <button
          key={choice.emoji}
          type="button"
          aria-label={labelOf(choice)}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onPick(choice)}
          onKeyDown={onKeyDown}
          onPointerEnter={() => onHold(choice)}
          onFocus={() => {
            setCurrent(index);
            onHold(choice);
          }}
        >
          <EmojiGlyph choice={choice} />
        </button>
      ))}
    </fieldset>
  );
}

export const EmojiGlyph = memo(function EmojiGlyph({ choice }: { choice: EmojiChoice }) {
  if (choice.imageUrl === undefined) return <span className="emoji-glyph">{choice.emoji}</span>;
  return <EmojiImage imgUrl={choice.imageUrl} name={`:${choice.name}:`} className="emoji-glyph" />;
});
