/** The resize handle at the top of the chat window: dragged, or moved by arrow keys. */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { CHAT_HEIGHT_MIN_PX, settings } from '../../state/settings/settings.ts';
import type { ChatHeight } from './chat-height.ts';
import { text } from './text.ts';

const KEY_STEP_PX = 20;

export function ResizeHandle({ height }: { height: ChatHeight }) {
  const grip = useRef<{ y: number; heightPx: number } | null>(null);
  const set = (px: number): void => {
    settings.chatWindowHeight = Math.round(Math.max(CHAT_HEIGHT_MIN_PX, Math.min(height.maxPx, px)));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    // The layout may show less than the chosen height.
    const shownPx = event.currentTarget.parentElement?.offsetHeight ?? height.px;
    grip.current = { y: event.clientY, heightPx: shownPx };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    if (grip.current !== null) set(grip.current.heightPx + grip.current.y - event.clientY);
  };
  const release = (): void => {
    grip.current = null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = { ArrowUp: KEY_STEP_PX, ArrowDown: -KEY_STEP_PX }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(height.px + step);
  };
  return (
    <div
      className="chat-resize"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native element is a draggable edge
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={text.resize}
      aria-valuemin={CHAT_HEIGHT_MIN_PX}
      aria-valuemax={height.maxPx}
      aria-valuenow={height.px}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={onKeyDown}
    >
      <i aria-hidden />
    </div>
  );
}
