/**
 * What is around the own player, in words: people with the direction and the steps to them, and for each thing of the town the
 * way there and who is there. Pure but for `peopleInTown`. Points are map pixels.
 */
import { placeTextOf } from '../../languages/place-text.ts';
import { directionTo, type NamedArea, stepsTo, whereIs } from '../../shared/rules/whereabouts.ts';
import { heardFigures } from '../../state/people/heard-figures.ts';
import { atPlaceText, awayText, peopleThere } from './text.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Person {
  readonly name: string;
  /** Id of one of the townsfolk; null for players. */
  readonly townsfolk: string | null;
  readonly at: Point;
}

/** A thing of the town that a row leads to. */
export interface Spot {
  /** Unique in the panel. */
  readonly key: string;
  readonly at: Point;
  /** Key of the named place that it belongs to: its row says who is there. */
  readonly place?: string | undefined;
}

/** A row as it is shown: `where` is what changes while players walk. */
export interface AroundRow {
  readonly key: string;
  readonly where: string;
}

export interface PersonRow extends AroundRow {
  readonly name: string;
  readonly townsfolk: string | null;
}

/** Everybody in the town apart from the own player, as the town shows them now. */
export function peopleInTown(): Person[] {
  return heardFigures().flatMap(({ player: { isSelf, user }, shown }) => {
    if (isSelf || user === undefined) return [];
    return [{ name: user.username, townsfolk: user.townsfolk ?? null, at: { x: shown.x, y: shown.y } }];
  });
}

const away = (own: Point, at: Point): string => awayText(directionTo(own, at), stepsTo(own, at));

const byDistance =
  (own: Point) =>
  (a: { at: Point }, b: { at: Point }): number =>
    Math.hypot(a.at.x - own.x, a.at.y - own.y) - Math.hypot(b.at.x - own.x, b.at.y - own.y);

/** Names of those who are in each place, by its key. */
function namesByPlace(places: readonly NamedArea[], people: readonly Person[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { at, name } of people) {
    const where = whereIs(places, at);
    if (where?.isInside === true) names.set(where.key, [...(names.get(where.key) ?? []), name]);
  }
  return names;
}

/** The nearest first. */
export function personRows(own: Point, people: readonly Person[], places: readonly NamedArea[]): PersonRow[] {
  return people.toSorted(byDistance(own)).map(({ name, townsfolk, at }) => {
    const where = whereIs(places, at);
    const place = where === null ? undefined : placeTextOf(where.key)?.name;
    const there = where === null || place === undefined ? '' : atPlaceText(place, where.isInside);
    return { key: `person ${name.toLowerCase()}`, name, townsfolk, where: `${away(own, at)}${there}` };
  });
}

/** The nearest first. */
export function spotRows<S extends Spot>(
  own: Point,
  spots: readonly S[],
  { places, people }: { places: readonly NamedArea[]; people: readonly Person[] },
): (AroundRow & { spot: S })[] {
  const names = namesByPlace(places, people);
  return spots.toSorted(byDistance(own)).map((spot) => {
    const there = spot.place === undefined ? [] : (names.get(spot.place) ?? []);
    return { key: spot.key, where: `${away(own, spot.at)}${peopleThere(there)}`, spot };
  });
}

/**
 * The rows to show after `shown`. While the list is held (it has the focus or the pointer), rows keep their order and those that
 * are new come last. The row with the key `focused` keeps its words, because a screen reader would read it again, and it stays
 * when what it is about is gone, because the focus would be lost.
 */
export function nextRows<Row extends AroundRow>(
  shown: readonly Row[],
  next: readonly Row[],
  { isHeld, focused }: { isHeld: boolean; focused: string | null },
): readonly Row[] {
  if (!isHeld) return next;
  const before = shown.find(({ key }) => key === focused);
  const others = next.filter(({ key }) => key !== before?.key);
  const order = new Map(shown.map(({ key }, at) => [key, at]));
  const place = ({ key }: Row): number => order.get(key) ?? order.size;
  return (before === undefined ? others : [...others, before]).toSorted((a, b) => place(a) - place(b));
}
