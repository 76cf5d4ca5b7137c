/**
 * The button that opens the emoji picker for an input or text area. The code of its panel, the picker and the data load on first
 * open. A choice is inserted at the caret; the picker stays open until Escape, Back or a click outside.
 */
import './emoji.css';
import { SmileyIcon } from '@phosphor-icons/react/dist/csr/Smiley';
import { useId, useRef, useState } from 'react';
import { buttonText } from './button-text.ts';
import type { EmojiChoice } from './emoji-catalogue.ts';
import { EmojiPanel, preloadEmoji } from './preload.ts';
import type { TextField } from './text-insertion.ts';

export interface EmojiButtonProps {
  /** The field that a choice is inserted into. */
  field: TextField | null;
  /** Element that the picker is aligned to and, on a phone, as wide as; default: the field. */
  anchor?: Element | null;
  /** 600 px instead of 350 from medium windows on. */
  isWide?: boolean;
  /** Converts a choice to the inserted text; default: the emoji's text. */
  write?: (choice: EmojiChoice) => string;
  className?: string;
  /** Visible below the icon. */
  word?: string;
}

export function EmojiButton({
  field,
  anchor,
  isWide = false,
  write,
  className = 'emoji-button',
  word,
}: EmojiButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const change = (next: boolean): void => {
    setIsOpen(next);
    if (next) setWasOpened(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={buttonText.openEmoji}
        title={buttonText.openEmoji}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        disabled={field === null}
        onClick={() => change(!isOpen)}
        // The layout of a phone changes while the line has the focus: the button would move away under the finger.
        onMouseDown={(event) => event.preventDefault()}
        onPointerEnter={() => void preloadEmoji()}
        onFocus={() => void preloadEmoji()}
      >
        <SmileyIcon weight="fill" size={word === undefined ? 23 : 17} />
        {word !== undefined && <span className="bb-tool-word">{word}</span>}
      </button>
      {wasOpened && (
        <EmojiPanel
          id={id}
          isOpen={isOpen}
          onOpenChange={change}
          button={button}
          field={field}
          anchor={anchor ?? field}
          isWide={isWide}
          write={write}
        />
      )}
    </>
  );
}
