/**
 * Suggests emoji for the text after a colon in an input or text area. It listens to the given field and writes into it; the
 * field keeps the focus. Keys while suggestions are open: arrows move, Tab or Enter select, Escape closes.
 */
import { useId } from 'react';
import { showToast } from '../../ui/feedback/toast.ts';
import type { EmojiChoice } from './emoji-catalogue.ts';
import { EmojiGlyph } from './emoji-grid.tsx';
import { placeSuggestions } from './emoji-placement.ts';
import { matchingAlias } from './emoji-search.ts';
import { SuggestionBox, SuggestionList, useNamedSuggestion } from './suggestion-box.tsx';
import { insertText, type TextField } from './text-insertion.ts';
import { keyNames } from '../../languages/key-name-text.ts';
import { buttonText } from './button-text.ts';
import { text } from './text.ts';
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
    if (!isWritten) showToast({ text: buttonText.noRoom, tone: 'bad', id: 'emoji-room' });
  };
  const { shown, index, setIndex, close } = useSuggestions(field, pick);
  const anchor = field?.closest('.field') ?? field;
  const { placement, virtual } = usePlacement(anchor, shown !== null, (box, window) =>
    placeSuggestions(shown?.line ?? box, window, shown?.caretPx),
  );
  useNamedSuggestion(field, shown === null ? null : { listId: id, index });
  if (shown === null) return null;
  return (
    <SuggestionBox field={field} label={text.suggestions} placement={placement} virtual={virtual} onClose={close}>
      <div className="menu">
        <div className="t-over px-2.5 pb-1 pt-1.5">{text.emojiMatching({ query: shown.fragment.query })}</div>
        <SuggestionList
          id={id}
          label={text.suggestions}
          choices={shown.matches}
          keyOf={({ emoji }) => emoji}
          index={index}
          setIndex={setIndex}
          onPick={(choice) => pick(choice, shown)}
          renderChoice={(choice) => (
            <>
              <EmojiGlyph choice={choice} />
              <span className="sr-only">{choice.label}</span>
              <span className="clamp1 flex-1">:{choice.name}:</span>
              <Alias name={matchingAlias(choice, shown.fragment.query)} />
            </>
          )}
        />
        <div className="emoji-keys" aria-hidden>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {text.keys.move}
          </span>
          <span>
            <kbd>{keyNames.tab}</kbd> {text.keys.pick}
          </span>
          <span>
            <kbd>{keyNames.escape}</kbd> {text.keys.close}
          </span>
        </div>
      </div>
    </SuggestionBox>
  );
}

/** Another name that may be typed, in the colons that it is typed in. Names are the same in all languages. */
const Alias = ({ name }: { name: string | undefined }) =>
  name !== undefined && (
    <span dir="ltr" className="t-micro clamp1 text-ink-3">
      :{name}:
    </span>
  );
