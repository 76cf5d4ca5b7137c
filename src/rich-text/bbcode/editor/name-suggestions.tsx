/**
 * Suggests names for the text after an @, beside the caret: friends and players in town. The text area keeps the focus. Arrows
 * move, Tab or Enter select, Escape closes.
 */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { clientConfig } from '../../../net/client-config.ts';
import { queryClient } from '../../../net/query-client.ts';
import { friendsQuery } from '../../../state/people/people.ts';
import { usePlayers } from '../../../state/people/use-players.ts';
import { AvatarThumb } from '../../../people/avatar-thumb.tsx';
import { caretLine } from '../../emoji/caret-position.ts';
import { type FieldBox, placeSuggestions } from '../../emoji/emoji-placement.ts';
import { SuggestionBox, SuggestionList, useNamedSuggestion } from '../../emoji/suggestion-box.tsx';
import { usePlacement } from '../../emoji/use-placement.ts';
import type { Edit } from './edits.ts';
import { fragmentBefore, matchingNames, mentionEdit, type NameFragment } from './names.ts';
import { text } from '../text.ts';

const WIDTH_PX = 240;
const FOLLOWED = ['input', 'click', 'keyup', 'focus'] as const;

interface NameSuggestionsProps {
  area: HTMLTextAreaElement | null;
  onPick: (edit: Edit) => void;
}

export function NameSuggestions({ area, onPick }: NameSuggestionsProps) {
  const id = useId();
  const players = usePlayers();
  const [fragment, setFragment] = useState<NameFragment | null>(null);
  /** The line of the @: the list does not move while the player types the name. */
  const [line, setLine] = useState<FieldBox | null>(null);
  const [friends, setFriends] = useState<readonly string[]>([]);
  const [index, setIndex] = useState(0);
  const isActive = fragment !== null;

  useEffect(() => {
    if (!isActive) return;
    queryClient.ensureQueryData(friendsQuery()).then(
      (entries) => setFriends(entries.map(({ username }) => username)),
      () => undefined,
    );
  }, [isActive]);

  const names = useMemo(
    () =>
      fragment === null ? [] : matchingNames([...friends, ...players.map(({ user }) => user.username)], fragment.query),
    [fragment, friends, players],
  );
  const pick = (name: string): void => {
    if (fragment !== null) onPick(mentionEdit(fragment, name));
    setFragment(null);
  };
  const latest = useRef({ names, index, pick });
  useEffect(() => {
    latest.current = { names, index, pick };
  });

  useEffect(() => {
    if (area === null) return undefined;
    /** Start of the fragment that Escape closed. */
    let closedAt = -1;
    const follow = (): void => {
      const { selectionStart, selectionEnd, value } = area;
      const next = selectionStart === selectionEnd ? fragmentBefore(value, selectionStart) : null;
      if (next === null) closedAt = -1;
      else setLine(caretLine(area, next.start));
      setFragment((now) => {
        if (next === null || next.start === closedAt) return null;
        if (now?.start === next.start && now.query === next.query) return now;
        setIndex(0);
        return next;
      });
    };
    const onBlur = (): void => setFragment(null);
    const onKeyDown = (event: KeyboardEvent): void => {
      const { names: current, index: at, pick: choose } = latest.current;
      if (current.length === 0 || event.isComposing || event.ctrlKey || event.metaKey) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const isPick = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey;
      if (step === undefined && !isPick && event.key !== 'Escape') return;
      // Keys for suggestions must not reach the text area or the enclosing dialog.
      event.preventDefault();
      event.stopPropagation();
      const name = current[at];
      if (step !== undefined) setIndex((at + step + current.length) % current.length);
      else if (isPick && name !== undefined) choose(name);
      else {
        closedAt = fragmentBefore(area.value, area.selectionStart)?.start ?? -1;
        setFragment(null);
      }
    };
    for (const name of FOLLOWED) area.addEventListener(name, follow);
    area.addEventListener('blur', onBlur);
    area.addEventListener('keydown', onKeyDown);
    return () => {
      for (const name of FOLLOWED) area.removeEventListener(name, follow);
      area.removeEventListener('blur', onBlur);
      area.removeEventListener('keydown', onKeyDown);
    };
  }, [area]);

  const isShown = names.length > 0;
  useNamedSuggestion(area, isShown ? { listId: id, index } : null);
  const { placement, virtual } = usePlacement(area, isShown, (box, window) => placeSuggestions(line ?? box, window));
  if (!isShown) return null;
  return (
    <SuggestionBox
      field={area}
      label={text.names}
      placement={placement}
      virtual={virtual}
      widthPx={WIDTH_PX}
      onClose={() => setFragment(null)}
    >
      <SuggestionList
        id={id}
        label={text.names}
        className="menu"
        choices={names}
        keyOf={(name) => name}
        index={index}
        setIndex={setIndex}
        onPick={pick}
        renderChoice={(name) => (
          <>
            <AvatarThumb name={name} src={`${clientConfig().hosts.avatars}/avatars/${name}.webp`} sizePx={24} />
            <span className="clamp1">{name}</span>
          </>
        )}
      />
    </SuggestionBox>
  );
}
