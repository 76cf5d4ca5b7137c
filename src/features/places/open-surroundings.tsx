/**
 * The content of the panel of surroundings: where the player is, and as plain lists and buttons everything that the town does:
 * people, lanterns, doors, which are entered on arrival, seats, and the other named places, the nearest first.
 * A row that has the focus or the pointer lights its door in the town.
 */
import { HandPalmIcon } from '@phosphor-icons/react/dist/csr/HandPalm';
import { NavigationArrowIcon } from '@phosphor-icons/react/dist/csr/NavigationArrow';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { doorTextOf } from '../../languages/door-text.ts';
import { GESTURE_LABEL } from '../../languages/gesture-text.ts';
import { GESTURES } from '../../shared/rules/gestures.ts';
import { placeTextOf, whereText } from '../../languages/place-text.ts';
import { PLATE_TEXT } from '../../languages/place-text.ts';
import { WEATHER_TEXT } from '../../languages/weather-text.ts';
import type { Whereabouts } from '../../shared/rules/whereabouts.ts';
import { requestGesture, requestSeat } from '../../state/people/gesture-requests.ts';
import { sky } from '../../state/places/sky.ts';
import {
  chooseDoor,
  choosePlace,
  choosePoint,
  focusDoor,
  stopOwnWalk,
  townPlaces,
  walkToPlayer,
} from '../../state/places/town-places.ts';
import { firstWalk } from '../../state/session/first-walk.ts';
import { closePanel, hud } from '../../state/settings/hud.ts';
import { Button } from '../../ui/controls/button.tsx';
import { BarPanel } from '../../ui/overlays/bar-panel.tsx';
import type { PersonRow } from './around.ts';
import { List, PersonItem, Row } from './around-rows.tsx';
import { PLACES_PANEL_ID, PLACES_TOGGLE_ID } from './ids.ts';
import { showWhereabouts } from './show-whereabouts.ts';
import { DOOR_NEWS, seatTextOf, SURROUNDINGS, text, WHERE_AM_I } from './text.ts';
import { type Spot, type SpotRow, useAround } from './use-around.ts';

/** The nearest are shown first; a button shows the others. */
const PEOPLE_SHOWN = 12;

export function OpenSurroundings() {
  const { places, news } = useSnapshot(townPlaces);
  const { isCompact } = useSnapshot(hud);
  const { target } = useSnapshot(firstWalk).guide;
  // The sign, the first stop of Tab, or the town, in which a key opened the panel.
  const [opener] = useState(() => document.activeElement);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { where, people, spots } = useAround(list);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => focusDoor(null);
  }, []);
  const rowsOf = (kind: Spot['kind']): readonly SpotRow[] => spots.filter(({ spot }) => spot.kind === kind);
  const lanterns = rowsOf('lantern');
  return (
    <BarPanel
      id={PLACES_PANEL_ID}
      className="places-panel"
      label={SURROUNDINGS}
      toggleId={PLACES_TOGGLE_ID}
      opener={opener}
      onClose={() => closePanel('places')}
      isLayer={isCompact}
      head={
        <h2 ref={heading} tabIndex={-1} className="outline-none!">
          {SURROUNDINGS}
        </h2>
      }
    >
      <Where where={where} />
      {places.length === 0 && <p className="t-small px-2 text-ink-3">{text.loading}</p>}
      <Tools />
      <div ref={list} className="scroll places-list">
        {target !== null && (
          <List title={text.firstWalk}>
            <Row
              row="first walk"
              name={target.name}
              sentence={text.walkSentence}
              onChoose={() => choose(() => goTo(target))}
            />
          </List>
        )}
        <People rows={people} />
        {lanterns.length > 0 && (
          <List title={text.lanterns}>
            {lanterns.map(({ key, where, spot }) => (
              <Row
                key={key}
                row={key}
                name={spot.id}
                where={where}
                tag={spot.isFound === true ? text.lanternFound : undefined}
                onChoose={() => choose(() => choosePoint(spot.at))}
              />
            ))}
          </List>
        )}
        <List title={text.doors}>
          {rowsOf('door').map(({ key, where, spot: { id, at } }) => (
            <Row
              key={key}
              row={key}
              name={doorTextOf(id)?.label ?? id}
              where={where}
              sentence={doorTextOf(id)?.hint ?? ''}
              tag={news.includes(id) ? DOOR_NEWS[id] : undefined}
              door={id}
              onChoose={() => choose(() => chooseDoor(id))}
              onWalk={() => choose(() => choosePoint(at))}
            />
          ))}
        </List>
        <List title={text.seats}>
          {rowsOf('seat').map(({ key, where, spot: { id, seats = [] } }) => (
            <Row
              key={key}
              row={key}
              name={seatTextOf(id)?.name ?? id}
              where={where}
              sentence={seatTextOf(id)?.sentence ?? ''}
              onChoose={() => choose(() => requestSeat(seats))}
            />
          ))}
        </List>
        <List title={text.walks}>
          {rowsOf('place').map(({ key, where, spot: { id } }) => (
            <Row
              key={key}
              row={key}
              name={placeTextOf(id)?.name ?? id}
              where={where}
              sentence={sentenceOf(id)}
              onChoose={() => choose(() => choosePlace(id))}
            />
          ))}
        </List>
        <List title={text.gestures} className="places-gestures">
          {GESTURES.map((gesture) => (
            <li key={gesture}>
              <Button size="sm" onClick={() => choose(() => requestGesture(gesture))}>
                {GESTURE_LABEL[gesture]}
              </Button>
            </li>
          ))}
        </List>
      </div>
    </BarPanel>
  );
}

/** What is there, and what a click on it says. */
const sentenceOf = (key: string): string =>
  [placeTextOf(key)?.sentence, PLATE_TEXT[key]?.hint].filter((sentence) => sentence !== undefined).join(' ');

/** Walks to the target of the first walk, and sits down there when it is a seat. */
function goTo({ x, y, seats }: { x: number; y: number; seats?: readonly string[] }): void {
  if (seats === undefined) choosePoint({ x, y });
  else requestSeat([...seats]);
}

/** On a phone the panel would cover the walk. */
function choose(walk: () => void): void {
  walk();
  if (hud.isCompact) closePanel('places');
}

function Where({ where }: { where: Whereabouts | null }) {
  const { weather } = useSnapshot(sky);
  const name = where === null ? undefined : placeTextOf(where.key)?.name;
  return (
    // No live region: the announcer announces places.
    <p className="t-micro px-2 pt-0.5 pb-1 text-ink-3">
      {where !== null && name !== undefined && whereText(name, where.isInside)}
      {weather !== null && ` ${WEATHER_TEXT[weather]}.`}
    </p>
  );
}

function Tools() {
  return (
    <div className="places-tools">
      <Button size="sm" icon={<NavigationArrowIcon weight="duotone" size={16} />} onClick={showWhereabouts}>
        {WHERE_AM_I}
      </Button>
      <Button
        size="sm"
        aria-label={text.stopWalking}
        icon={<HandPalmIcon weight="duotone" size={16} />}
        onClick={stopOwnWalk}
      >
        {text.stop}
      </Button>
    </div>
  );
}

function People({ rows }: { rows: readonly PersonRow[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button is gone: the first of those whom it has shown takes its focus.
    if (isWhole) list.current?.querySelectorAll<HTMLElement>('.places-row')[PEOPLE_SHOWN]?.focus();
  }, [isWhole]);
  const shown = isWhole ? rows : rows.slice(0, PEOPLE_SHOWN);
  const rest = rows.length - shown.length;
  if (rows.length === 0) {
    return (
      <section aria-label={text.people}>
        <h3 className="t-over px-2 pt-1">{text.people}</h3>
        <p className="t-micro px-2 text-ink-3">{text.nobody}</p>
      </section>
    );
  }
  return (
    <List title={text.people} list={list}>
      {shown.map((row) => (
        <PersonItem key={row.key} row={row} onWalk={() => choose(() => void walkToPlayer(row.name))} />
      ))}
      {rest > 0 && (
        <li>
          <Button tone="ghost" size="sm" onClick={() => setIsWhole(true)}>
            {text.showMore({ count: rest })}
          </Button>
        </li>
      )}
    </List>
  );
}
