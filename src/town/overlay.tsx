/** Names and speech bubbles over the heads, as DOM. `overlay-frame.ts` moves what stands here. */
import { memo, type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { chat } from '../state/chat.ts';
import { BUBBLE_FADE_MS, BUBBLE_LIFE_MS, type BubbleLine } from '../state/chat-bubbles.ts';
import { type RosterEntry, roster } from '../state/players.ts';
import type { OverlayNodes } from './overlay-frame.ts';
import { WalkHintMark } from './walk-hint.tsx';
import type { TownWorld } from './town-world.ts';

export type RenderName = (entry: RosterEntry, isSelf: boolean) => ReactNode;

export interface OverlayProps {
  world: TownWorld;
  nodes: OverlayNodes;
  /** How a name is drawn; the frame's business. */
  renderName: RenderName;
}

export const Overlay = memo(function Overlay({ world, nodes, renderName }: OverlayProps) {
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
}

const PlayerTag = memo(function PlayerTag({ world, entry, isSelf, renderName }: PlayerTagProps) {
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
      <Bubbles world={world} socketId={socketId} />
      <span className="town-name">{renderName(entry, isSelf)}</span>
    </div>
  );
});

function Bubbles({ world, socketId }: { world: TownWorld; socketId: string }) {
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
    };
  }, [box, world, socketId]);
  if (lines === undefined || lines.length === 0) return null;
  return (
    <div className="town-bubbles" ref={setBox}>
      {lines.map((line, index) => (
        <Bubble key={line.id} line={line} isNewest={index === lines.length - 1} />
      ))}
    </div>
  );
}

function Bubble({ line, isNewest }: { line: BubbleLine; isNewest: boolean }) {
  const fadeOutMs = BUBBLE_LIFE_MS - BUBBLE_FADE_MS;
  return (
    <div
      className="town-bubble"
      data-newest={isNewest || undefined}
      style={{ animationDuration: `${BUBBLE_FADE_MS}ms`, animationDelay: `0ms, ${fadeOutMs}ms` }}
    >
      {line.text}
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
