/**
 * The content of the panel of places: where the player is, the doors, which are entered on arrival, and the other named places.
 * A row that has the focus or the pointer lights its door in the town.
 */
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { DOOR_TEXT } from '../../shared/rules/door-text.ts';
import { chooseDoor, choosePlace, focusDoor, ownPosition, townPlaces } from '../../state/places/town-places.ts';
import { closePanel, hud } from '../../state/settings/hud.ts';
import { PLACES_PANEL_ID, PLACES_TOGGLE_ID } from './ids.ts';
import * as text from './text.ts';
import { type Whereabouts, whereIs } from './where.ts';

const UPDATE_MS = 500;

export function OpenPlacesPanel() {
  const { doors, places, news } = useSnapshot(townPlaces);
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEscape(box);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => focusDoor(null);
  }, []);
  const stands = new Set(doors.map(({ stand: { x, y } }) => `${x} ${y}`));
  return (
    <section id={PLACES_PANEL_ID} className="hudpanel places-panel" ref={box} aria-label={text.PLACES}>
      <header className="panel-head">
        <h2 ref={heading} tabIndex={-1} className="outline-none!">
          {text.PLACES}
        </h2>
        <button type="button" className="panel-close" aria-label={text.CLOSE} onClick={closeAndReturn}>
          <XIcon weight="bold" size={14} />
        </button>
      </header>
      <Where />
      {places.length === 0 && <p className="t-small px-2 text-ink-3">{text.LOADING}</p>}
      <div className="scroll places-list">
        <List title={text.DOORS}>
          {doors.map(({ key }) => (
            <Row
              key={key}
              name={DOOR_TEXT[key]?.label ?? key}
              sentence={DOOR_TEXT[key]?.hint ?? ''}
              hasNews={news.includes(key)}
              door={key}
              onChoose={() => choose(() => chooseDoor(key))}
            />
          ))}
        </List>
        <List title={text.WALKS}>
          {places.map(({ key, go }) =>
            // Where a door is, its row leads.
            stands.has(`${go.x} ${go.y}`) ? null : (
              <Row
                key={key}
                name={text.PLACE_TEXT[key]?.name ?? key}
                sentence={text.PLACE_TEXT[key]?.sentence ?? ''}
                onChoose={() => choose(() => choosePlace(key))}
              />
            ),
          )}
        </List>
      </div>
    </section>
  );
}

/** On a phone the panel would cover the walk. */
function choose(walk: () => void): void {
  walk();
  if (hud.isCompact) closePanel('places');
}

/** Closes the panel; the focus goes to the sign that opened it. */
function closeAndReturn(): void {
  closePanel('places');
  document.getElementById(PLACES_TOGGLE_ID)?.focus();
}

function Where() {
  const { places } = useSnapshot(townPlaces);
  const [where, setWhere] = useState<Whereabouts | null>(null);
  useEffect(() => {
    const update = (): void => {
      const at = ownPosition();
      const next = at === null ? null : whereIs(places, at);
      setWhere((before) => (before?.key === next?.key && before?.isInside === next?.isInside ? before : next));
    };
    update();
    const timer = window.setInterval(update, UPDATE_MS);
    return () => window.clearInterval(timer);
  }, [places]);
  const name = where === null ? undefined : text.PLACE_TEXT[where.key]?.name;
  return (
    <output className="t-micro block px-2 pb-1 text-ink-3">
      {where !== null && name !== undefined && text.whereText(name, where.isInside)}
    </output>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="t-over px-2 pt-1">{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps {
  name: string;
  sentence: string;
  hasNews?: boolean;
  /** Key of the door that the row lights. */
  door?: string;
  onChoose: () => void;
}

function Row({ name, sentence, hasNews = false, door, onChoose }: RowProps) {
  const light = door === undefined ? undefined : () => focusDoor(door);
  const darken = door === undefined ? undefined : () => focusDoor(null);
  return (
    <li>
      <button
        type="button"
        className="row places-row"
        onClick={onChoose}
        onFocus={light}
        onBlur={darken}
        onMouseEnter={light}
        onMouseLeave={darken}
      >
        <span className="places-name">
          {name}
          {hasNews && <span className="tag tag-ok">{text.HAS_NEWS}</span>}
        </span>
        <span className="t-micro text-ink-3">{sentence}</span>
      </button>
    </li>
  );
}

/** Escape inside the panel closes it and returns the focus to the sign. */
function useEscape(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = box.current;
    if (panel === null) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      closeAndReturn();
    };
    panel.addEventListener('keydown', onKeyDown);
    return () => panel.removeEventListener('keydown', onKeyDown);
  }, [box]);
}
