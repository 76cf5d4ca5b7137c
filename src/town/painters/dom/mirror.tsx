/**
 * The town as text, for screen readers and tests: who is here, where, and the last message of each player. A visually
 * hidden list. The own entry is updated four times a second, a crowd's entries in turns: each change of text is laid out on
 * the thread that draws, and nobody reads two hundred positions at once.
 */
import { memo, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { factsOf } from '../../../languages/texts.ts';
import type { Gesture } from '../../../shared/rules/gestures.ts';
import { ownLocation } from '../../../state/session/location.ts';
import { runtime } from '../../../shared/runtime/client.ts';
import { lastWords } from '../../../state/chat/chat.ts';
import type { Player } from '../../../state/people/players.ts';
import { usePlayers } from '../../../state/people/use-players.ts';
import type { Figure, Figures } from '../../state/figures.ts';
import { text as said } from '../../state/text.ts';

const UPDATE_MS = 250;
/** Entries of other players that change in one update. */
const UPDATED_AT_ONCE = 30;
/** Places are named when the town's pictures are loaded. */
const PLACES_DELAY_MS = 3000;

/** Until its file is loaded, no places are named. */
let placeWords = (_at: { x: number; y: number }): string => '';

export const Mirror = memo(function Mirror({ world }: { world: { figures: Pick<Figures, 'of'> } }) {
  const players = usePlayers();
  const rows = useRef(new Map<Player, Row>());
  useEffect(() => {
    const update = (): void => {
      let left = UPDATED_AT_ONCE;
      // Those who move to the end must not come again.
      const entries = [...rows.current];
      for (const [player, row] of entries) {
        const figure = world.figures.of(player);
        if (figure === undefined || !(player.isSelf || left > 0) || !describe(figure, row)) continue;
        if (player.isSelf) continue;
        left -= 1;
        // To the end: those who waited are next.
        rows.current.delete(player);
        rows.current.set(player, row);
      }
    };
    const timer = window.setInterval(update, UPDATE_MS);
    const cancel = runtime.setTimeout(() => void namePlaces([...rows.current.values()]), PLACES_DELAY_MS);
    return () => {
      window.clearInterval(timer);
      cancel();
    };
  }, [world]);
  const { name: place } = useSnapshot(ownLocation);
  return (
    <section className="sr-only contain-strict" aria-label={said.peopleIn({ place })}>
      <ul data-testid="town-mirror">
        {players.map((player) => (
          <li
            key={player.socketId}
            data-username={player.user.username}
            ref={(element) => {
              const figure = world.figures.of(player);
              if (element === null || figure === undefined) return undefined;
              const row = createRow(element);
              rows.current.set(player, row);
              describe(figure, row);
              return () => {
                rows.current.delete(player);
              };
            }}
          />
        ))}
      </ul>
    </section>
  );
});

const DOING: Readonly<Record<Gesture, string>> = said.doing;

/** An entry, with what it says: cheaper to compare than attributes. */
interface Row {
  element: HTMLLIElement;
  text: Text;
  x: number;
  y: number;
  view: number;
  words: string;
  name: string;
  doing: string;
}

function createRow(element: HTMLLIElement): Row {
  const text = document.createTextNode('');
  element.replaceChildren(text);
  return { element, text, x: Number.NaN, y: Number.NaN, view: Number.NaN, words: '', name: '', doing: '' };
}

async function namePlaces(rows: readonly Row[]): Promise<void> {
  try {
    ({ placeWords } = await import('./place-words.ts'));
  } catch (error) {
    return console.warn('the town names no places:', error);
  }
  // Each is written again.
  for (const row of rows) row.x = Number.NaN;
}

/** Returns whether the entry has changed. */
function describe({ shown, player, gesture }: Figure, row: Row): boolean {
  const x = Math.round(shown.x);
  const y = Math.round(shown.y);
  const { view } = shown;
  const { isSelf, socketId } = player;
  const { username: name } = player.user;
  const words = lastWords(socketId);
  const doing = gesture === null ? '' : DOING[gesture.act];
  const { element, text } = row;
  const isSame = row.x === x && row.y === y && row.view === view && row.doing === doing;
  if (isSame && row.words === words && row.name === name) return false;
  Object.assign(row, { x, y, view, words, name, doing });
  element.dataset.x = String(x);
  element.dataset.y = String(y);
  element.dataset.view = String(view);
  const here = `${isSelf ? said.selfName({ name }) : name}${placeWords(shown)}`;
  const next = `${doing === '' ? here : factsOf([here, doing])}${words === '' ? '' : `: ${words}`}`;
  // While a player walks inside of a place, the words stay and nothing is laid out.
  if (text.data !== next) text.data = next;
  return true;
}
