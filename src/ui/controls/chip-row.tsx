/**
 * A row of chips with one selected. It scrolls horizontally and keeps the selected chip visible. It is one tab stop: the
 * selected chip, or the one that had the focus last. Arrow keys, Home and End move the focus without a selection.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Chip } from './chip.tsx';
import { classNames } from '../layout/class-names.ts';
import { logicalKey } from '../lists/logical-key.ts';

export interface ChipChoice<Id extends string | number> {
  id: Id;
  label: string;
  icon?: ReactNode;
}

interface ChipRowProps<Id extends string | number> {
  /** Accessible name of the row. */
  label: string;
  choices: readonly ChipChoice<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** Left and Right are left to the screen. */
  hasVerticalKeys?: boolean;
  className?: string;
}

const NEXT_KEYS = { vertical: ['ArrowDown'], all: ['ArrowDown', 'ArrowRight'] };
const PREVIOUS_KEYS = { vertical: ['ArrowUp'], all: ['ArrowUp', 'ArrowLeft'] };

export function ChipRow<Id extends string | number>(props: ChipRowProps<Id>) {
  const { label, choices, chosen, onChoose, hasVerticalKeys = false, className } = props;
  const row = useRef<HTMLFieldSetElement>(null);
  const [focused, setFocused] = useState<Id | null>(null);
  useEffect(() => {
    const on = row.current?.querySelector(`[data-choice="${chosen}"]`);
    on?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  const has = (id: Id | null): boolean => choices.some((choice) => choice.id === id);
  const stop = has(focused) ? focused : has(chosen) ? chosen : choices[0]?.id;
  const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const keys = hasVerticalKeys ? 'vertical' : 'all';
    const at = choices.findIndex(({ id }) => id === stop);
    const next = indexAfter(logicalKey(event.key), at, { last: choices.length - 1, keys });
    if (next === null) return;
    event.preventDefault();
    row.current?.querySelectorAll<HTMLElement>('[data-choice]')[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the chips
    <fieldset
      ref={row}
      aria-label={label}
      onWheel={({ currentTarget, deltaX, deltaY }) => {
        // A mouse wheel scrolls vertically; the row has only a horizontal direction, along the line of reading.
        if (deltaX !== 0) return;
        currentTarget.scrollLeft += getComputedStyle(currentTarget).direction === 'rtl' ? -deltaY : deltaY;
      }}
      onKeyDown={moveFocus}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(null);
      }}
      className={classNames('chip-row flex min-w-0 flex-none gap-2 overflow-x-auto px-[2px] py-1', className)}
    >
      {choices.map((choice) => (
        <Chip
          key={choice.id}
          data-choice={choice.id}
          isOn={choice.id === chosen}
          className="flex-none"
          tabIndex={choice.id === stop ? 0 : -1}
          onFocus={() => setFocused(choice.id)}
          onClick={() => onChoose(choice.id)}
        >
          {choice.icon}
          {choice.label}
        </Chip>
      ))}
    </fieldset>
  );
}

/** Null for keys that do not move the focus. The ends do not wrap. */
function indexAfter(
  key: string,
  at: number,
  { last, keys }: { last: number; keys: 'vertical' | 'all' },
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (NEXT_KEYS[keys].includes(key)) return Math.min(last, at + 1);
  return PREVIOUS_KEYS[keys].includes(key) ? Math.max(0, at - 1) : null;
}
