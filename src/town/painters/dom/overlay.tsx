/** Names and speech bubbles over the heads, as DOM. `overlay-frame.ts` moves what stands here. */
import { memo, type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { chat } from '../../../state/chat/chat.ts';
import { BUBBLE_FADE_MS, BUBBLE_LIFE_MS, type BubbleLine } from '../../../state/chat/chat-bubbles.ts';
import { type RosterEntry, roster } from '../../../state/people/players.ts';
import type { OverlayNodes } from './overlay-frame.ts';
import { WalkHintMark } from './walk-hint.tsx';
import type { TownWorld } from '../../town-world.ts';

export type RenderName = (entry: RosterEntry, isSelf: boolean) => ReactNode;
export type RenderWords = (text: string) => ReactNode;

export interface OverlayProps {
  world: TownWorld;
  nodes: OverlayNodes;
  /** How a name is drawn; the frame's business. */
  renderName: RenderName;
  /** How what somebody says is drawn: with its emoji. */
  renderWords: RenderWords;
}

export const Overlay = memo(function Overlay({ world, nodes, renderName, renderWords }: OverlayProps) {
  const { list, selfId } = useSnapshot(roster);
  return (
    <div className="town-overlay" aria-hidden>
      <div className="town-overlay-map" ref={(root) => nodes.setRoot(root)}>
        <WalkHintMark world={world} />
        {list.map((entry) => (
          <PlayerTag
            key={entry.socketId}
            world={world}
            entry={entry}
            isSelf={entry.socketId === selfId}
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
  entry: RosterEntry;
  isSelf: boolean;
  renderName: RenderName;
  renderWords: RenderWords;
}

const PlayerTag = memo(function PlayerTag({ world, entry, isSelf, renderName, renderWords }: PlayerTagProps) {
  const { socketId } = entry;
  return (
    <div
      className="town-tag"
      ref={(tag) => {
        const actor = world.actors.byId.get(socketId);
        if (actor !== undefined) actor.tag = tag;
        world.wake();
      }}
    >
      <Bubbles world={world} socketId={socketId} renderWords={renderWords} />
      <span className="town-name">{renderName(entry, isSelf)}</span>
    </div>
  );
});

interface BubblesProps {
  world: TownWorld;
  socketId: string;
  renderWords: RenderWords;
}

function Bubbles({ world, socketId, renderWords }: BubblesProps) {
  const lines = useSnapshot(chat).bubbles[socketId];
  const [box, setBox] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const actor = world.actors.byId.get(socketId);
    if (box === null || actor === undefined) return undefined;
    actor.bubbles = box;
    const observer = new ResizeObserver(() => {
      actor.bubbleWidthPx = box.offsetWidth;
      actor.bubbleHeightPx = box.offsetHeight;
      world.wake();
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      actor.bubbles = null;
      actor.bubbleWidthPx = 0;
      actor.bubbleHeightPx = 0;
      world.wake();
    };
  }, [box, world, socketId]);
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
