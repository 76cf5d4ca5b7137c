/**
 * The content of the panel of places: where the player is, the doors, which are entered on arrival, seats, and the other named
 * places.
 * A row that has the focus or the pointer lights its door in the town.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { WEATHER_TEXT } from '../../shared/rules/weather-text.ts';
import type { Seat } from '../../shared/rules/places.ts';
import { DOOR_TEXT } from '../../shared/rules/door-text.ts';
import { PLACE_TEXT, whereText } from '../../shared/rules/place-text.ts';
import { type Whereabouts, whereIs } from '../../shared/rules/whereabouts.ts';
import { requestSeat } from '../../state/people/gesture-requests.ts';
import { sky } from '../../state/places/sky.ts';
import {
  chooseDoor,
  choosePlace,
  choosePoint,
  focusDoor,
  ownPosition,
  townPlaces,
} from '../../state/places/town-places.ts';
import { firstWalk } from '../../state/session/first-walk.ts';
import { closePanel, hud } from '../../state/settings/hud.ts';
import { BarPanel } from '../../ui/overlays/bar-panel.tsx';
import { PLACES_PANEL_ID, PLACES_TOGGLE_ID } from './ids.ts';
import * as text from './text.ts';
import { LanternRows } from './lantern-rows.tsx';

const UPDATE_MS = 500;

export function OpenPlacesPanel() {
  const { doors, places, seats, news } = useSnapshot(townPlaces);
  const { isCompact } = useSnapshot(hud);
  const { target } = useSnapshot(firstWalk).guide;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => focusDoor(null);
  }, []);
  const stands = new Set(doors.map(({ stand: { x, y } }) => `${x} ${y}`));
  return (
    <BarPanel
      id={PLACES_PANEL_ID}
      className="places-panel"
      label={text.PLACES}
      toggleId={PLACES_TOGGLE_ID}
      onClose={() => closePanel('places')}
      isLayer={isCompact}
      head={
        <h2 ref={heading} tabIndex={-1} className="outline-none!">
          {text.PLACES}
        </h2>
      }
    >
      <Where />
      {places.length === 0 && <p className="t-small px-2 text-ink-3">{text.LOADING}</p>}
      <div className="scroll places-list">
        {target !== null && (
          <List title={text.FIRST_WALK}>
            <Row name={target.name} sentence={text.WALK_SENTENCE} onChoose={() => choose(() => goTo(target))} />
          </List>
        )}
        <LanternRows choose={choose} />
        <List title={text.DOORS}>
          {doors.map(({ key }) => (
            <Row
              key={key}
              name={DOOR_TEXT[key]?.label ?? key}
              sentence={DOOR_TEXT[key]?.hint ?? ''}
              news={news.includes(key) ? text.NEWS[key] : undefined}
              door={key}
              onChoose={() => choose(() => chooseDoor(key))}
            />
          ))}
        </List>
        <List title={text.SEATS}>
          {[...groupSeats(seats)].map(([name, keys]) => (
            <Row
              key={name}
              name={text.SEAT_TEXT[name]?.name ?? name}
              sentence={text.SEAT_TEXT[name]?.sentence ?? ''}
              onChoose={() => choose(() => requestSeat(keys))}
            />
          ))}
        </List>
        <List title={text.WALKS}>
          {places.map(({ key, go }) =>
            // Where a door is, its row leads.
            stands.has(`${go.x} ${go.y}`) ? null : (
              <Row
                key={key}
                name={PLACE_TEXT[key]?.name ?? key}
                sentence={PLACE_TEXT[key]?.sentence ?? ''}
                onChoose={() => choose(() => choosePlace(key))}
              />
            ),
          )}
        </List>
      </div>
    </BarPanel>
  );
}

/** Walks to the target of the first walk, and sits down there when it is a seat. */
function goTo({ x, y, seats }: { x: number; y: number; seats?: readonly string[] }): void {
  if (seats === undefined) choosePoint({ x, y });
  else requestSeat([...seats]);
}

/** Keys of seats by kind and place. */
function groupSeats(seats: readonly Pick<Seat, 'key' | 'kind' | 'place'>[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { key, kind, place } of seats) {
    const name = `${kind} ${place}`;
    groups.set(name, [...(groups.get(name) ?? []), key]);
  }
  return groups;
}

/** On a phone the panel would cover the walk. */
function choose(walk: () => void): void {
  walk();
  if (hud.isCompact) closePanel('places');
}

function Where() {
  const { places } = useSnapshot(townPlaces);
  const { weather } = useSnapshot(sky);
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
  const name = where === null ? undefined : PLACE_TEXT[where.key]?.name;
  return (
    <output className="t-micro block px-2 pb-1 text-ink-3">
      {where !== null && name !== undefined && whereText(name, where.isInside)}
      {weather !== null && ` ${WEATHER_TEXT[weather]}.`}
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
  /** What is new there; nothing by default. */
  news?: string | undefined;
  /** Key of the door that the row lights. */
  door?: string;
  onChoose: () => void;
}

function Row({ name, sentence, news, door, onChoose }: RowProps) {
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
          {news !== undefined && <span className="tag tag-ok">{news}</span>}
        </span>
        <span className="t-micro text-ink-3">{sentence}</span>
      </button>
    </li>
  );
}
