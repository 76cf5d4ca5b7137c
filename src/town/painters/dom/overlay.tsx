/** Mounts the speech bubbles above the heads as DOM nodes. `overlay-frame.ts` moves them. */
import { memo, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { chat } from '../../../state/chat/chat.ts';
import { BUBBLE_FADE_MS, BUBBLE_LIFE_MS, type BubbleLine } from '../../../state/chat/chat-bubbles.ts';
import type { Player } from '../../../state/people/players.ts';
import { useShown } from '../../../state/people/use-shown.ts';
import type { OverlayNodes } from './overlay-frame.ts';
import type { BubbleSize } from '../../state/figures.ts';
import type { TownWorld } from '../../world/town-world.ts';

export type RenderWords = (text: string) => ReactNode;

export interface OverlayProps {
  world: TownWorld;
  nodes: OverlayNodes;
  /** Renders a message, with its emoji. */
  renderWords: RenderWords;
}

export const Overlay = memo(function Overlay({ world, nodes, renderWords }: OverlayProps) {
  const players = useShown();
  return (
    <div className="town-overlay" aria-hidden>
      <div className="town-overlay-map" ref={(root) => nodes.setRoot(root)}>
        {players.map((player) => (
          <Bubbles key={player.socketId} world={world} nodes={nodes} player={player} renderWords={renderWords} />
        ))}
      </div>
    </div>
  );
});

interface BubblesProps {
  world: TownWorld;
  nodes: OverlayNodes;
  player: Player;
  renderWords: RenderWords;
}

const Bubbles = memo(function Bubbles({ world, nodes, player, renderWords }: BubblesProps) {
  const lines = useSnapshot(chat).bubbles[player.socketId];
  const [box, setBox] = useState<HTMLElement | null>(null);
  const newest = lines?.at(-1)?.id ?? 0;
  const count = lines?.length ?? 0;
  useEffect(() => {
    if (box === null) return undefined;
    nodes.setBubbles(player.socketId, box);
    world.wake();
    return () => nodes.setBubbles(player.socketId, null);
  }, [box, world, nodes, player]);
  useLayoutEffect(() => {
    const figure = world.figures.of(player);
    if (box === null || figure === undefined || count === 0) return undefined;
    const measure = (): void => world.setBubbles(figure, measureBubbles(box, newest));
    // Only the full form has the size to measure; emoji pictures and fonts may change it later.
    const observer = new ResizeObserver(() => isFull(box) && measure());
    measure();
    observer.observe(box);
    return () => {
      observer.disconnect();
      world.setBubbles(figure, null);
    };
  }, [box, world, player, newest, count]);
  if (lines === undefined || count === 0) return null;
  return (
    <div className="town-bubbles" ref={setBox}>
      {lines.map((line, index) => (
        <Bubble key={line.id} line={line} isNewest={index === lines.length - 1} renderWords={renderWords} />
      ))}
    </div>
  );
});

const isFull = ({ dataset }: HTMLElement): boolean => dataset['form'] === undefined || dataset['form'] === 'full';

/** Sizes in both forms. The shown form does not change. */
function measureBubbles(box: HTMLElement, newest: number): BubbleSize {
  const { dataset } = box;
  const { form } = dataset;
  dataset['form'] = 'full';
  const { offsetWidth: widthPx, offsetHeight: heightPx } = box;
  dataset['form'] = 'short';
  const { offsetWidth: shortWidthPx, offsetHeight: shortHeightPx } = box;
  if (form === undefined) delete dataset['form'];
  else dataset['form'] = form;
  return { widthPx, heightPx, shortWidthPx, shortHeightPx, newest };
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
      <span className="town-words" dir="auto">
        {renderWords(line.text)}
      </span>
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
