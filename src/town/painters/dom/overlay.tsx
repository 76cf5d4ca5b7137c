/** Mounts the names and speech bubbles above the heads as DOM nodes. `overlay-frame.ts` moves them. */
import { memo, type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { chat } from '../../../state/chat/chat.ts';
import { BUBBLE_FADE_MS, BUBBLE_LIFE_MS, type BubbleLine } from '../../../state/chat/chat-bubbles.ts';
import type { Player } from '../../../state/people/players.ts';
import type { PlayerUser } from '../../../shared/realtime/events.ts';
import { usePlayers } from '../../../state/people/use-players.ts';
import type { OverlayNodes } from './overlay-frame.ts';
import { WalkHintMark } from './walk-hint.tsx';
import type { TownWorld } from '../../world/town-world.ts';

export type RenderName = (user: PlayerUser, isSelf: boolean) => ReactNode;
export type RenderWords = (text: string) => ReactNode;

export interface OverlayProps {
  world: TownWorld;
  nodes: OverlayNodes;
  /** Renders a name; the game screen supplies it. */
  renderName: RenderName;
  /** Renders a message, with its emoji. */
  renderWords: RenderWords;
}

export const Overlay = memo(function Overlay({ world, nodes, renderName, renderWords }: OverlayProps) {
  const players = usePlayers();
  return (
    <div className="town-overlay" aria-hidden>
      <div className="town-overlay-map" ref={(root) => nodes.setRoot(root)}>
        <WalkHintMark world={world} />
        {players.map((player) => (
          <PlayerTag
            key={player.socketId}
            world={world}
            nodes={nodes}
            player={player}
            user={player.user}
            renderName={renderName}
            renderWords={renderWords}
          />
        ))}
      </div>
    </div>
  );
});

interface PlayerTagProps {
  world: TownWorld;
  nodes: OverlayNodes;
  player: Player;
  /** `player.user` at the time of the render: a new object makes the tag render again. */
  user: PlayerUser;
  renderName: RenderName;
  renderWords: RenderWords;
}

const PlayerTag = memo(function PlayerTag({ world, nodes, player, user, renderName, renderWords }: PlayerTagProps) {
  return (
    <div
      className="town-tag"
      ref={(tag) => {
        nodes.setTag(player.socketId, tag);
        world.wake();
      }}
    >
      <Bubbles world={world} nodes={nodes} player={player} renderWords={renderWords} />
      <span className="town-name">{renderName(user, player.isSelf)}</span>
    </div>
  );
});

interface BubblesProps {
  world: TownWorld;
  nodes: OverlayNodes;
  player: Player;
  renderWords: RenderWords;
}

function Bubbles({ world, nodes, player, renderWords }: BubblesProps) {
  const lines = useSnapshot(chat).bubbles[player.socketId];
  const [box, setBox] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const figure = world.figures.of(player);
    if (box === null || figure === undefined) return undefined;
    nodes.setBubbles(player.socketId, box);
    const observer = new ResizeObserver(() => world.setBubbleSize(figure, box.offsetWidth, box.offsetHeight));
    observer.observe(box);
    return () => {
      observer.disconnect();
      nodes.setBubbles(player.socketId, null);
      world.setBubbleSize(figure, 0, 0);
    };
  }, [box, world, nodes, player]);
  if (lines === undefined || lines.length === 0) return null;
  return (
    <div className="town-bubbles" ref={setBox}>
      {lines.map((line, index) => (
        <Bubble key={line.id} line={line} isNewest={index === lines.length - 1} renderWords={renderWords} />
      ))}
    </div>
  );
}

interface BubbleProps {
  line: BubbleLine;
  isNewest: boolean;
  renderWords: RenderWords;
}

function Bubble({ line, isNewest, renderWords }: BubbleProps) {
  const fadeOutMs = BUBBLE_LIFE_MS - BUBBLE_FADE_MS;
  return (
    <div
      className="town-bubble"
      data-newest={isNewest || undefined}
      style={{ animationDuration: `${BUBBLE_FADE_MS}ms`, animationDelay: `0ms, ${fadeOutMs}ms` }}
    >
      {renderWords(line.text)}
      {isNewest && (
        <svg className="town-bubble-tail" width="16" height="10" viewBox="0 0 16 10" aria-hidden>
          <path
            d="M1 0 8 8.5 15 0"
            fill="var(--bubble)"
            stroke="var(--bubble-line)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </svg>
      )}
    </div>
  );
}
