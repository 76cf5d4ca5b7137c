/** Turns a figure by one view for each press, toggles its turning, and names the current view. */
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import type { KeyboardEvent } from 'react';
import { sheetViewOf, sideOf } from '../../../avatar/views.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { text } from '../text.ts';
import type { Turning } from '../use-turning.ts';

export function TurnControls({ rotation, isTurning, setTurning, show }: Turning) {
  const Icon = isTurning ? PauseIcon : PlayIcon;
  return (
    <div className="flex items-center justify-center gap-2">
      {/* What turns to the left is at the left in every language. */}
      <span className="flex gap-2" dir="ltr">
        <IconButton size="sm" label={text.turnLeft} onClick={() => show(rotation - 1)}>
          <ArrowCounterClockwiseIcon weight="bold" size={16} />
        </IconButton>
        <IconButton size="sm" label={isTurning ? text.pause : text.play} onClick={() => setTurning(!isTurning)}>
          <Icon weight="fill" size={16} />
        </IconButton>
        <IconButton size="sm" label={text.turnRight} onClick={() => show(rotation + 1)}>
          <ArrowClockwiseIcon weight="bold" size={16} />
        </IconButton>
      </span>
      {/* Announced after manual turns only. A turning figure would interrupt screen readers permanently. */}
      <output className="t-small w-[210px] text-ink-2" aria-live={isTurning ? 'off' : undefined}>
        {text.seenFrom({ number: sheetViewOf(rotation), side: sideOf(rotation) })}
      </output>
    </div>
  );
}

/** Handles the arrow keys. True when the key turned the figure. */
export function turnByKey({ key }: Pick<KeyboardEvent, 'key'>, rotation: number, show: Turning['show']): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  show(rotation + (key === 'ArrowLeft' ? -1 : 1));
  return true;
}
