/**
 * The townsfolk for keyboards and screen readers, and the open card. Who is near is a button; the others are text. What a
 * character answers to the own player is read once.
 */
import './townsfolk.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { TOWNSFOLK_LINES } from '../../languages/townsfolk-text.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { allGuests, boxOfGuest, type Guest, guestTalk, openGuestCard } from '../../state/people/guests.ts';
import { ownPosition } from '../../state/places/town-places.ts';
import { townNow } from '../../state/session/town-walks.ts';
import { TownsfolkCard } from './townsfolk-card.tsx';
import { text } from './text.ts';

const UPDATE_MS = 1000;
/** Who is this near can be chosen, map pixels. */
const NEAR_PX = 600;

export function TownsfolkParts({ guests }: { guests: readonly Guest[] }) {
  const { openId, anchor } = useSnapshot(guestTalk);
  const list = useRef<HTMLUListElement>(null);
  const near = useNear(list);
  const open = guests.find(({ id }) => id === openId);
  return (
    <>
      <section aria-label={text.peopleOfTheTown} className="townsfolk">
        <ul ref={list}>
          {guests.map(({ id, player }) => {
            const name = player.user.username;
            if (!near.includes(id)) {
              return (
                <li key={id} data-folk={id}>
                  {text.aboutPerson({ name, place: TOWNSFOLK_LINES[id]?.place ?? '' })}
                </li>
              );
            }
            return (
              <li key={id} data-folk={id}>
                <button
                  type="button"
                  className="townsfolk-near btn btn-plain"
                  aria-haspopup="dialog"
                  onClick={({ currentTarget }) =>
                    openGuestCard(id, boxOfGuest(id) ?? currentTarget.getBoundingClientRect())
                  }
                >
                  {text.nearBy({ name })}
                </button>
              </li>
            );
          })}
        </ul>
      </section>
      <Answers guests={guests} />
      {open !== undefined && <TownsfolkCard key={open.id} guest={open} anchor={anchor} />}
    </>
  );
}

/** Ids of those near the own player. Writes where each one is to the list, for tests and tools. */
function useNear(list: RefObject<HTMLUListElement | null>): readonly string[] {
  const [near, setNear] = useState<readonly string[]>([]);
  useEffect(() => {
    const update = (): void => {
      const next = nearGuests(list.current);
      setNear((before) => (before.join() === next.join() ? before : next));
    };
    update();
    const timer = window.setInterval(update, UPDATE_MS);
    return () => window.clearInterval(timer);
  }, [list]);
  return near;
}

function nearGuests(list: HTMLUListElement | null): string[] {
  const own = ownPosition();
  const townMs = townNow(runtime.monotonic());
  if (own === null) return [];
  const at = { x: 0, y: 0, view: 0, isMoving: false };
  return allGuests().flatMap(({ id, sample }) => {
    sample(townMs, at);
    const item = list?.querySelector<HTMLElement>(`[data-folk="${id}"]`);
    if (item) item.dataset.at = at.isMoving ? 'walking' : `${Math.round(at.x)},${Math.round(at.y)},${at.view}`;
    return Math.hypot(at.x - own.x, at.y - own.y) <= NEAR_PX ? [id] : [];
  });
}

function Answers({ guests }: { guests: readonly Guest[] }) {
  const { answer } = useSnapshot(guestTalk);
  const name = guests.find(({ id }) => id === answer?.id)?.player.user.username;
  return (
    <output className="sr-only" aria-live="polite">
      {answer !== null && name !== undefined && text.says({ name, words: answer.text })}
    </output>
  );
}
