/** The panel of the emoji button: the picker at its field. */
import * as RadixPopover from 'radix-ui/popover';
import { type RefObject, useRef } from 'react';
import { showToast } from '../../ui/feedback/toast.ts';
import { hasFinePointer } from '../../ui/hooks/has-fine-pointer.ts';
import { useLayer } from '../../ui/layers/use-layer.ts';
import { buttonText } from './button-text.ts';
import type { EmojiChoice } from './emoji-catalogue.ts';
import { placePicker } from './emoji-placement.ts';
import { EmojiPicker } from './lazy-picker.ts';
import { insertText, type TextField } from './text-insertion.ts';
import { usePlacement } from './use-placement.ts';

export interface EmojiPanelProps {
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
  /** The field that a choice is inserted into. */
  field: TextField | null;
  /** Element that the panel is aligned to. */
  anchor: Element | null;
  isWide: boolean;
  write: ((choice: EmojiChoice) => string) | undefined;
}

export function EmojiPanel({ id, isOpen, onOpenChange, button, field, anchor, isWide, write }: EmojiPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  const returnsToField = useRef(true);
  useLayer(() => onOpenChange(false), isOpen);
  const { placement, virtual } = usePlacement(anchor, isOpen, (box, window) => placePicker(box, window, isWide));
  const pick = (choice: EmojiChoice): void => {
    if (field === null) return;
    if (!insertText(field, write?.(choice) ?? choice.emoji))
      showToast({ text: buttonText.noRoom, tone: 'bad', id: 'emoji-room' });
  };
  return (
    <RadixPopover.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixPopover.Anchor virtualRef={virtual} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          ref={content}
          id={id}
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
          // The button closes the panel itself.
          onInteractOutside={(event) => {
            if (button.current?.contains(event.target as Node)) event.preventDefault();
          }}
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
