/** The rows of the panel of surroundings, which follow the players once a second. */
import { type RefObject, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { lanternHint } from '../../languages/lantern-text.ts';
import type { Door, Seat } from '../../shared/rules/places.ts';
import { lanternsOf } from '../../shared/rules/lanterns/lanterns.ts';
import { type NamedArea, type Whereabouts, whereIs } from '../../shared/rules/whereabouts.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { lanterns, type LanternState } from '../../state/places/lanterns.ts';
import { ownPosition, townPlaces } from '../../state/places/town-places.ts';
import {
  type AroundRow,
  nextRows,
  peopleInTown,
  type PersonRow,
  personRows,
  type Spot as AroundSpot,
  spotRows,
} from './around.ts';

const UPDATE_MS = 1000;
/** Attribute of the element around the controls of a row: the row's key. */
const ROW_SELECTOR = '[data-row]';

export interface Spot extends AroundSpot {
  readonly kind: 'lantern' | 'door' | 'seat' | 'place';
  /** Of the door or the place; of seats their kind and place; of lanterns their hint. */
  readonly id: string;
  /** Keys of the seats of a group. */
  readonly seats?: readonly string[];
  readonly isFound?: boolean;
}

export interface SpotRow extends AroundRow {
  readonly spot: Spot;
}

interface Around {
  where: Whereabouts | null;
  people: readonly PersonRow[];
  spots: readonly SpotRow[];
}

const NOTHING: Around = { where: null, people: [], spots: [] };

/** `list` is the element around all rows. */
export function useAround(list: RefObject<HTMLElement | null>): Around {
  const declared = useSnapshot(townPlaces);
  const known = useSnapshot(lanterns);
  const [around, setAround] = useState(NOTHING);
  useEffect(() => {
    const update = (): void => setAround((before) => next(before, list.current, { ...declared, ...known }));
    update();
    return runtime.setInterval(update, UPDATE_MS);
  }, [list, declared, known]);
  return around;
}

/** What the rows are about. */
interface Town extends LanternState {
  readonly doors: readonly Pick<Door, 'key' | 'stand'>[];
  readonly places: readonly NamedArea[];
  readonly seats: readonly Seat[];
}

/** Returns `before` when nothing has changed. */
function next(before: Around, list: HTMLElement | null, town: Town): Around {
  const own = ownPosition();
  if (own === null) return before;
  const { places } = town;
  const active = list?.contains(document.activeElement) === true ? document.activeElement : null;
  const focused = active?.closest<HTMLElement>(ROW_SELECTOR)?.dataset.row ?? null;
  const held = { isHeld: active !== null || list?.matches(':hover') === true, focused };
  const people = peopleInTown();
  const after: Around = {
    where: whereIs(places, own),
    people: nextRows(before.people, personRows(own, people, places), held),
    spots: nextRows(before.spots, spotRows(own, spotsOf(own, town), { places, people }), held),
  };
  return isSame(before, after) ? before : after;
}

function isSame(a: Around, b: Around): boolean {
  const areSame = (one: readonly AroundRow[], other: readonly AroundRow[]): boolean =>
    one.length === other.length &&
    one.every(({ key, where }, at) => key === other[at]?.key && where === other[at].where);
  const isThere = a.where?.key === b.where?.key && a.where?.isInside === b.where?.isInside;
  const isFound = a.spots.every(({ spot }, at) => spot.isFound === b.spots[at]?.spot.isFound);
  return isThere && isFound && areSame(a.people, b.people) && areSame(a.spots, b.spots);
}

function spotsOf(own: { x: number; y: number }, town: Town): Spot[] {
  const { doors, places, seats } = town;
  const stands = new Set(doors.map(({ stand: { x, y } }) => `${x} ${y}`));
  return [
    ...knownLanterns(town),
    ...doors.map(({ key, stand }): Spot => {
      const place = whereIs(places, stand)?.key;
      return { key: `door ${key}`, kind: 'door', id: key, at: stand, place };
    }),
    ...seatGroups(seats, own),
    ...places
      // Where a door is, its row leads.
      .filter(({ go }) => !stands.has(`${go.x} ${go.y}`))
      .map(({ key, go }): Spot => ({ key: `place ${key}`, kind: 'place', id: key, at: go, place: key })),
  ];
}

/** Today's lanterns that the player has heard or found. */
function knownLanterns({ day, found, heard }: LanternState): Spot[] {
  if (day === null) return [];
  return lanternsOf(day)
    .filter(({ n }) => heard.includes(n) || found.includes(n))
    .map(
      ({ n, x, y }): Spot => ({
        key: `lantern ${n}`,
        kind: 'lantern',
        id: lanternHint(n),
        at: { x, y },
        isFound: found.includes(n),
      }),
    );
}

/** The seats of one kind at one place are one row, which leads to the nearest of them. */
function seatGroups(seats: readonly Seat[], own: { x: number; y: number }): Spot[] {
  const groups = new Map<string, Seat[]>();
  for (const seat of seats) {
    const name = `${seat.kind} ${seat.place}`;
    groups.set(name, [...(groups.get(name) ?? []), seat]);
  }
  const distance = ({ stand }: Seat): number => Math.hypot(stand.x - own.x, stand.y - own.y);
  return [...groups].map(([name, group]): Spot => {
    const [nearest] = group.toSorted((a, b) => distance(a) - distance(b));
    const at = nearest?.stand ?? own;
    const keys = group.map(({ key }) => key);
    return { key: `seat ${name}`, kind: 'seat', id: name, at, seats: keys };
  });
}
