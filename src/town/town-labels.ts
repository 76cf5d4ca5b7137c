/**
 * Gives each figure the face of its name once the fonts are loaded, and makes those of the walk hint and the doors. Faces are
 * made again when a player or the theme changes. Draws nothing: painters draw the faces that a frame shows.
 */
import { allGuests, listenToGuests } from '../state/people/guests.ts';
import { allPlayers, listenToPlayerList, listenToPlayers, type Player } from '../state/people/players.ts';
import { createPlateFace, type PlateWords, plateFonts } from './painters/labels/door-plate.ts';
import { createHintFaces, UNREACHABLE_TEXT, wordsFont } from './painters/labels/hint-faces.ts';
import { createMeasure, type LabelStyle, readLabelStyle } from './painters/labels/label-drawing.ts';
import { createNameFace, nameFonts, nameWords } from './painters/labels/name-face.ts';
import type { HintFaces, LabelFace } from './state/label-face.ts';
import type { PlayerUser } from '../shared/realtime/events.ts';
import type { TownWorld } from './world/town-world.ts';

export interface TownLabels {
  /** Null until their fonts are loaded. */
  hintFaces(): HintFaces | null;
  /** The plate of a door; null until its fonts are loaded. */
  plate(words: PlateWords): LabelFace | null;
  close(): void;
}

/** Create it after the world, whose figures it names. */
export function createTownLabels(world: Pick<TownWorld, 'figures' | 'setTag' | 'wake'>): TownLabels {
  const measure = createMeasure();
  const players = new Set<Player>();
  let guests: readonly Player[] = [];
  let namesakes = '';
  const root = document.documentElement;
  let style: LabelStyle = readLabelStyle(root);
  let hintFaces: HintFaces | null = null;
  /** By their words. */
  let plates = new Map<string, LabelFace | null>();
  let isClosed = false;

  function name(player: Player): void {
    const { user } = player;
    const used = style;
    const { name: nameFont, text: textFont } = nameFonts(used);
    const words = nameWords(user);
    whenLoaded([nameFont, textFont], words, () => {
      const figure = world.figures.of(player);
      const isOutdated = isClosed || used !== style || user !== player.user || !players.has(player);
      if (figure === undefined || isOutdated) return;
      world.setTag(
        figure,
        createNameFace(user, { isSelf: player.isSelf, hasLantern: hasNamesake(user) }, used, measure),
      );
    });
  }

  function makeHint(): void {
    const used = style;
    whenLoaded([wordsFont(used)], UNREACHABLE_TEXT, () => {
      if (isClosed || used !== style) return;
      hintFaces = createHintFaces(used, measure);
      world.wake();
    });
  }

  function plate(words: PlateWords): LabelFace | null {
    const key = `${words.name}|${words.note}`;
    const known = plates.get(key);
    if (known !== undefined) return known;
    const used = plates;
    used.set(key, null);
    whenLoaded(plateFonts(style), key, () => {
      if (isClosed || used !== plates) return;
      used.set(key, createPlateFace(words, style, measure));
      world.wake();
    });
    return used.get(key) ?? null;
  }

  const restyle = (): void => {
    const next = readLabelStyle(root);
    if (next.id === style.id) return;
    style = next;
    plates = new Map();
    makeHint();
    for (const player of players) name(player);
  };
  const observer = new MutationObserver(restyle);
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
  makeHint();
  const stopListening = listenToPlayers({
    joined(player) {
      players.add(player);
      name(player);
    },
    updated: name,
    left: (player) => void players.delete(player),
    moved: () => undefined,
  });

  const nameGuests = (): void => {
    for (const player of guests) players.delete(player);
    guests = allGuests().map(({ player }) => player);
    namesakes = namesakesOf(guests);
    for (const player of guests) {
      players.add(player);
      name(player);
    }
  };
  nameGuests();
  const stopGuests = listenToGuests(nameGuests);
  const stopNamesakes = listenToPlayerList(() => {
    if (namesakesOf(guests) !== namesakes) nameGuests();
  });

  return {
    hintFaces: () => hintFaces,
    plate,
    close() {
      isClosed = true;
      observer.disconnect();
      stopListening();
      stopGuests();
      stopNamesakes();
    },
  };
}

/** Whether a player in town has the name of this character: only then a mark tells them apart. */
const hasNamesake = ({ townsfolk, username }: PlayerUser): boolean =>
  townsfolk !== undefined && allPlayers().some(({ user }) => user.username.toLowerCase() === username.toLowerCase());

const namesakesOf = (guests: readonly Player[]): string =>
  guests
    .filter(({ user }) => hasNamesake(user))
    .map(({ socketId }) => socketId)
    .join();

/** Calls `then` when the fonts have the letters of `text`: at once if they do, otherwise later, also when they fail to load. */
function whenLoaded(fonts: readonly string[], text: string, then: () => void): void {
  if (fonts.every((font) => document.fonts.check(font, text))) {
    then();
    return;
  }
  void Promise.allSettled(fonts.map((font) => document.fonts.load(font, text))).then(then);
}
