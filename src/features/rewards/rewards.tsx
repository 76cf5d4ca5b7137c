/**
 * Shows the cards of good news below the top bar, one at a time. A card never takes the focus; its words are announced by a
 * status that is always on the page. It is a child of the body, so that toasts make room for it.
 */
import './rewards.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { keepFocus } from '../../ui/hooks/keep-focus.ts';
import { CardButtons } from './card-buttons.tsx';
import { CardPicture, noteOf, sentenceOf } from './card-parts.tsx';
import { styleOf, usePlace } from './card-place.ts';
import { flyToPurse } from './fly.ts';
import { keepQueue, type QueueKeeper } from './keep-queue.ts';
import type { Card } from './queue.ts';
import { text } from './text.ts';

export function Rewards() {
  const [keeper] = useState(() => keepQueue(flyToPurse));
  useEffect(keepFocus, []);
  useEffect(() => {
    keeper.open();
    return keeper.close;
  }, [keeper]);
  return <Shown keeper={keeper} />;
}

function Shown({ keeper }: { keeper: QueueKeeper }) {
  const card = useSyncExternalStore(keeper.subscribe, keeper.shown);
  return (
    <>
      <output className="sr-only">{card && wordsOf(card)}</output>
      {card && createPortal(<RewardCard key={card.id} card={card} keeper={keeper} />, document.body)}
    </>
  );
}

const wordsOf = ({ content }: Card): string => {
  const note = noteOf(content);
  return note === null ? `${sentenceOf(content)}.` : `${sentenceOf(content)}. ${note}.`;
};

function RewardCard({ card, keeper }: { card: Card; keeper: QueueKeeper }) {
  const { content } = card;
  const element = useRef<HTMLElement>(null);
  const place = usePlace(element);
  const coins = content.kind === 'level' || content.kind === 'tips' ? content.coins : 0;
  useFlight(coins, element);
  useHold(element, card.id, keeper);
  const note = noteOf(content);
  return (
    <section
      ref={element}
      className="reward-card"
      data-kind={content.kind}
      data-keep-clear=""
      data-beside={place.side === null ? undefined : ''}
      data-over-chat={place.isOverChat ? '' : undefined}
      aria-label={text.region}
      style={styleOf(place)}
    >
      <span className="reward-picture">
        <CardPicture content={content} />
      </span>
      <div className="reward-body">
        <p className="reward-words">{sentenceOf(content)}</p>
        {note !== null && <p className="reward-note">{note}</p>}
        <div className="reward-buttons">
          <CardButtons content={content} onDone={keeper.dismiss} />
        </div>
      </div>
    </section>
  );
}

/** The time of a card stops while the pointer moves over it or it has the focus. */
function useHold(card: { readonly current: HTMLElement | null }, id: number, keeper: QueueKeeper): void {
  useEffect(() => {
    const element = card.current;
    if (element === null) return undefined;
    const hold = (isHeld: boolean): void => keeper.hold(id, isHeld);
    let isPointerOver = false;
    const onMove = ({ movementX, movementY }: PointerEvent): void => {
      // Browsers report a move also when the card appears below a resting pointer.
      if (movementX === 0 && movementY === 0) return;
      isPointerOver = true;
      hold(true);
    };
    const onLeave = (): void => {
      isPointerOver = false;
      hold(element.contains(document.activeElement));
    };
    const onFocus = (): void => hold(true);
    const onBlur = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) hold(isPointerOver);
    };
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerleave', onLeave);
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    return () => {
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerleave', onLeave);
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
    };
  }, [card, id, keeper]);
}

/** What was added to the card since the last flight flies to the purse. */
function useFlight(coins: number, from: { readonly current: Element | null }): void {
  const flown = useRef(0);
  useEffect(() => {
    const added = coins - flown.current;
    flown.current = coins;
    if (added > 0) flyToPurse({ coins: added, gems: 0 }, from.current?.querySelector('.reward-picture'));
  }, [coins, from]);
}
