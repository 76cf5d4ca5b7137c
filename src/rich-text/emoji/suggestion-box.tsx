/**
 * The floating list of suggestions for a text field, of emoji or names. The field keeps the focus and its caret; for screen
 * readers it names the preselected option. The caller owns what is suggested and where.
 */
import './emoji.css';
import * as RadixPopover from 'radix-ui/popover';
import { type ReactNode, useEffect } from 'react';
import type { TextField } from './text-insertion.ts';
import type { Placed } from './use-placement.ts';

export interface SuggestionBoxProps extends Placed {
  field: TextField | null;
  /** Accessible name. */
  label: string;
  /** At most; the placement may leave less room. */
  widthPx?: number;
  onClose: () => void;
  children: ReactNode;
}

export function SuggestionBox({ field, label, placement, virtual, widthPx, onClose, children }: SuggestionBoxProps) {
  const width = Math.min(widthPx ?? placement.widthPx, placement.widthPx);
  return (
    <RadixPopover.Root open>
      <RadixPopover.Anchor virtualRef={virtual} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Radix renders the element
          role="region"
          aria-label={label}
          className="emoji-suggestions"
          data-above={placement.isAbove || undefined}
          side="bottom"
          align="start"
          avoidCollisions={false}
          style={{ width, height: placement.heightPx }}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={({ target }) => target !== field && onClose()}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

export interface SuggestionListProps<Choice> {
  id: string;
  label: string;
  choices: readonly Choice[];
  keyOf: (choice: Choice) => string;
  /** Position of the preselected one. */
  index: number;
  setIndex: (index: number) => void;
  onPick: (choice: Choice) => void;
  renderChoice: (choice: Choice) => ReactNode;
  className?: string;
}

const optionIdOf = (listId: string, position: number): string => `${listId}-${position}`;

export function SuggestionList<Choice>(props: SuggestionListProps<Choice>) {
  const { id, label, choices, keyOf, index, setIndex, onPick, renderChoice, className } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list can show pictures beside a caret
    <div id={id} role="listbox" aria-label={label} className={className}>
      {choices.map((choice, position) => (
        <div
          key={keyOf(choice)}
          id={optionIdOf(id, position)}
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
            onPick(choice);
          }}
        >
          {renderChoice(choice)}
        </div>
      ))}
    </div>
  );
}

/** Announces the preselected option to screen readers. Null: no list is shown. */
export function useNamedSuggestion(field: TextField | null, named: { listId: string; index: number } | null): void {
  const { listId, index = 0 } = named ?? {};
  useEffect(() => {
    if (field === null) return undefined;
    field.setAttribute('aria-autocomplete', 'list');
    if (listId === undefined) return undefined;
    field.setAttribute('aria-controls', listId);
    field.setAttribute('aria-activedescendant', optionIdOf(listId, index));
    return () => {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [field, listId, index]);
}
