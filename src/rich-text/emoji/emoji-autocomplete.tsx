/**
 * Suggests emoji for the text after a colon in an input or text area. It listens to the given field and writes into it; the
 * field keeps the focus. Keys while suggestions are open: arrows move, Tab or Enter select, Escape closes.
 */
import './emoji.css';
import * as RadixPopover from 'radix-ui/popover';
import { useEffect, useId } from 'react';
import { showToast } from '../../ui/feedback/toast.ts';
import type { EmojiChoice } from './emoji-catalogue.ts';
import { EmojiGlyph } from './emoji-grid.tsx';
import { placeSuggestions } from './emoji-placement.ts';
import { matchingAlias } from './emoji-search.ts';
import { insertText, type TextField } from './text-insertion.ts';
import { emojiMatching, KEYS, NO_ROOM, SUGGESTIONS } from './text.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';
import { usePlacement } from './use-placement.ts';

export interface EmojiAutocompleteProps {
  field: TextField | null;
  /** Converts a choice to the inserted text, without the space after it; default: the emoji's text. */
  write?: (choice: EmojiChoice) => string;
}

export function EmojiAutocomplete({ field, write }: EmojiAutocompleteProps) {
  const id = useId();
  const pick = (choice: EmojiChoice, { fragment }: Suggestions): void => {
    if (field === null) return;
    const isWritten = insertText(field, `${write?.(choice) ?? choice.emoji} `, fragment);
    if (!isWritten) showToast({ text: NO_ROOM, tone: 'bad', id: 'emoji-room' });
  };
  const { shown, index, setIndex, close } = useSuggestions(field, pick);
  const anchor = field?.closest('.field') ?? field;
  const { placement, virtual } = usePlacement(anchor, shown !== null, (box, window) =>
    placeSuggestions(shown?.line ?? box, window, shown?.caretPx),
  );
  useNamedSuggestion(field, shown === null ? null : { listId: id, optionId: `${id}-${index}` });
  if (shown === null) return null;
  return (
    <RadixPopover.Root open>
      <RadixPopover.Anchor virtualRef={virtual} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          role="presentation"
          className="emoji-suggestions"
          data-above={placement.isAbove || undefined}
          side="bottom"
          align="start"
          avoidCollisions={false}
          style={{ width: placement.widthPx, height: placement.heightPx }}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={({ target }) => target !== field && close()}
        >
          <div className="menu">
            <div className="t-over px-2.5 pb-1 pt-1.5">{emojiMatching(shown.fragment.query)}</div>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list can show pictures beside a caret */}
            <div id={id} role="listbox" aria-label={SUGGESTIONS}>
              {shown.matches.map((choice, position) => (
                <div
                  key={choice.emoji}
                  id={`${id}-${position}`}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
                  role="option"
                  className="mi"
                  aria-selected={position === index}
                  data-on={position === index || undefined}
                  tabIndex={-1}
                  // Not on pointer enter: suggestions can open under a resting pointer.
                  onPointerMove={() => setIndex(position)}
                  onPointerDown={(event) => {
                    // The field keeps the focus and its caret.
                    event.preventDefault();
                    pick(choice, shown);
                  }}
                >
                  <EmojiGlyph choice={choice} />
                  <span className="clamp1 flex-1">:{choice.name}:</span>
                  <span className="t-micro clamp1 text-ink-3">{matchingAlias(choice, shown.fragment.query)}</span>
                </div>
              ))}
            </div>
            <div className="emoji-keys" aria-hidden>
              <span>
                <kbd>↑</kbd> <kbd>↓</kbd> {KEYS.move}
              </span>
              <span>
                <kbd>Tab</kbd> {KEYS.pick}
              </span>
              <span>
                <kbd>Esc</kbd> {KEYS.close}
              </span>
            </div>
          </div>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

/** Announces the preselected suggestion to screen readers. */
function useNamedSuggestion(field: TextField | null, named: { listId: string; optionId: string } | null): void {
  const { listId, optionId } = named ?? {};
  useEffect(() => {
    if (field === null) return undefined;
    field.setAttribute('aria-autocomplete', 'list');
    if (listId === undefined || optionId === undefined) return undefined;
    field.setAttribute('aria-controls', listId);
    field.setAttribute('aria-activedescendant', optionId);
    return () => {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [field, listId, optionId]);
}
