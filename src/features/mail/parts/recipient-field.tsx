/**
 * The recipient of a new mail: a combobox that lists matching friends while it is written in. Any other player's name can be
 * typed too. Keys while the list is open: arrows move, Enter chooses, Escape closes the list.
 */
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { avatarThumb } from '../../../net/avatar-images.ts';
import { AvatarThumb } from '../../../people/avatar-thumb.tsx';
import { FIRST_FRIENDS, firstFriendsQuery, friendsQuery, isSamePlayer } from '../../../state/people/people.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { text } from '../text.ts';

const SUGGESTIONS = 6;
const NAME_MAX_LENGTH = 20;

/** Names that begin with the text come first. */
function friendsMatching(friends: readonly string[], written: string): string[] {
  const wanted = written.trim().toLowerCase();
  const matching = friends.filter((name) => name.toLowerCase().includes(wanted) && !isSamePlayer(name, wanted));
  const begins = (name: string): boolean => name.toLowerCase().startsWith(wanted);
  return [...matching.filter(begins), ...matching.filter((name) => !begins(name))].slice(0, SUGGESTIONS);
}

export function RecipientField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  const friends = useFriendNames();
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const matching = isOpen ? friendsMatching(friends, value) : [];
  const isShown = matching.length > 0;
  const close = (): void => {
    setIsOpen(false);
    setAt(-1);
  };
  const choose = (name: string): void => {
    onChange(name);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = isShown ? matching[at] : undefined;
    if (step !== 0) {
      event.preventDefault();
      if (!isShown) return setIsOpen(true);
      setAt((at + step + matching.length + (at < 0 && step < 0 ? 1 : 0)) % matching.length);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
  };
  return (
    <div className="mail-recipient">
      <Field
        label={text.recipient}
        hint={text.recipientHint}
        value={value}
        onChange={(written) => {
          onChange(written);
          setIsOpen(true);
          setAt(-1);
        }}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input, inside the field
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        data-own-escape={isShown ? '' : undefined}
        onFocus={() => setIsOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list can show pictures
        <div id={id} role="listbox" aria-label={text.friends} className="menu mail-suggestions">
          {matching.map((name, position) => (
            <div
              key={name}
              id={`${id}-${position}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
              role="option"
              className="mi"
              aria-selected={position === at}
              data-on={position === at || undefined}
              tabIndex={-1}
              onPointerMove={() => setAt(position)}
              onMouseDown={(event) => {
                // The field keeps the focus.
                event.preventDefault();
                choose(name);
              }}
            >
              <AvatarThumb name={name} src={avatarThumb(name)} sizePx={30} />
              <span className="clamp1">{name}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** All friends: the first page, then the whole list when it is longer. */
function useFriendNames(): string[] {
  const { data: first = [] } = useQuery(firstFriendsQuery());
  const { data: all } = useQuery({ ...friendsQuery(), enabled: first.length >= FIRST_FRIENDS });
  return (all ?? first).map(({ username }) => username);
}
