/**
 * The button that opens the emoji picker for an input or text area. The picker's code and data load on first open. A choice
 * is inserted at the caret; the picker stays open until Escape, Back or a click outside.
 */
import './emoji.css';
import { SmileyIcon } from '@phosphor-icons/react/dist/csr/Smiley';
import * as RadixPopover from 'radix-ui/popover';
import { useRef, useState } from 'react';
import { showToast } from '../../ui/feedback/toast.ts';
import { hasFinePointer } from '../../ui/hooks/has-fine-pointer.ts';
import { useLayer } from '../../ui/layers/use-layer.ts';
import type { EmojiChoice } from './emoji-catalogue.ts';
import { placePicker } from './emoji-placement.ts';
import { insertText, type TextField } from './text-insertion.ts';
import { EmojiPicker, preloadEmoji } from './preload.ts';
import { buttonText } from './button-text.ts';
import { usePlacement } from './use-placement.ts';

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
  const content = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returnsToField = useRef(true);
  useLayer(() => setIsOpen(false), isOpen);
  const { placement, virtual } = usePlacement(anchor ?? field, isOpen, (box, window) =>
    placePicker(box, window, isWide),
  );
  const pick = (choice: EmojiChoice): void => {
    if (field === null) return;
    if (!insertText(field, write?.(choice) ?? choice.emoji))
      showToast({ text: buttonText.noRoom, tone: 'bad', id: 'emoji-room' });
  };
  return (
    <RadixPopover.Root open={isOpen} onOpenChange={setIsOpen}>
      <RadixPopover.Anchor virtualRef={virtual} />
      <RadixPopover.Trigger asChild>
        <button
          ref={button}
          type="button"
          className={className}
          aria-label={buttonText.openEmoji}
          title={buttonText.openEmoji}
          disabled={field === null}
          // The layout of a phone changes while the line has the focus: the button would move away under the finger.
          onMouseDown={(event) => event.preventDefault()}
          onPointerEnter={() => void preloadEmoji()}
          onFocus={() => void preloadEmoji()}
        >
          <SmileyIcon weight="fill" size={word === undefined ? 23 : 17} />
          {word !== undefined && <span className="bb-tool-word">{word}</span>}
        </button>
      </RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          ref={content}
          className="menu menu-layer emoji-picker"
          data-accent="bloom"
          aria-label={buttonText.emojiPicker}
          tabIndex={-1}
          side="bottom"
          align="start"
          avoidCollisions={false}
          style={{ width: placement.widthPx, height: placement.heightPx }}
          onOpenAutoFocus={(event) => {
            // The search field has autofocus only where no on-screen keyboard would cover the town.
            event.preventDefault();
            returnsToField.current = document.activeElement === field || hasFinePointer();
            content.current?.focus();
          }}
          // Inserting a choice focuses the field for a moment, which must not close the picker.
          onFocusOutside={(event) => event.target === field && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The field would bring the on-screen keyboard to a player who was not typing.
            const next = returnsToField.current ? field : button.current;
            next?.focus({ preventScroll: true });
          }}
        >
          <EmojiPicker onPick={pick} />
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
