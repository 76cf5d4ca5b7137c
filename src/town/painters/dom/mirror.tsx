/**
 * The town as text, for screen readers and tests: who is here, where, and the last message of each player. A visually
 * hidden list, updated four times a second.
 */
import { memo, useEffect, useRef } from 'react';
import { LOCATION_NAME } from '../../../shared/rules/town.ts';
import { lastWords } from '../../../state/chat/chat.ts';
import type { Player } from '../../../state/people/players.ts';
import { usePlayers } from '../../../state/people/use-players.ts';
import type { Figure } from '../../state/figures.ts';
import type { TownWorld } from '../../world/town-world.ts';

const UPDATE_MS = 250;

export const Mirror = memo(function Mirror({ world }: { world: TownWorld }) {
  const players = usePlayers();
  const rows = useRef(new Map<Player, HTMLLIElement>());
  useEffect(() => {
    const update = (): void => {
      for (const [player, row] of rows.current) {
        const figure = world.figures.of(player);
        if (figure !== undefined) describe(figure, row);
      }
    };
    const timer = window.setInterval(update, UPDATE_MS);
    return () => window.clearInterval(timer);
  }, [world]);
  return (
    <section className="sr-only" aria-label={`People in ${LOCATION_NAME}`}>
      <ul data-testid="town-mirror">
        {players.map((player) => (
          <li
            key={player.socketId}
            data-username={player.user.username}
            ref={(row) => {
              const figure = world.figures.of(player);
              if (row === null || figure === undefined) return undefined;
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

function describe(figure: Figure, row: HTMLLIElement): void {
  const { shown, player } = figure;
  const { user, isSelf, socketId } = player;
  const x = String(Math.round(shown.x));
  const y = String(Math.round(shown.y));
  const words = lastWords(socketId);
  set(row, 'x', x);
  set(row, 'y', y);
  set(row, 'view', String(shown.view));
  set(row, 'self', String(isSelf));
  set(row, 'words', words);
  const text = `${user.username}${isSelf ? ' (you)' : ''} at ${x}, ${y}${words === '' ? '' : `: ${words}`}`;
  if (row.textContent !== text) row.textContent = text;
}

function set(row: HTMLLIElement, name: string, value: string): void {
  if (row.dataset[name] !== value) row.dataset[name] = value;
}
