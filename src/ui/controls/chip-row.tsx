/** A row of chips with one selected. It scrolls horizontally and keeps the selected chip visible. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Chip } from './chip.tsx';
import { classNames } from '../layout/class-names.ts';

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
  className?: string;
}

export function ChipRow<Id extends string | number>({ label, choices, chosen, onChoose, className }: ChipRowProps<Id>) {
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const on = row.current?.querySelector(`[data-choice="${chosen}"]`);
    on?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <fieldset
      ref={row}
      aria-label={label}
      onWheel={({ currentTarget, deltaX, deltaY }) => {
        // A mouse wheel scrolls vertically; the row has only a horizontal direction.
        if (deltaX === 0) currentTarget.scrollLeft += deltaY;
      }}
      className={classNames('chip-row flex min-w-0 flex-none gap-2 overflow-x-auto px-[2px] py-1', className)}
    >
      {choices.map((choice) => (
        <Chip
          key={choice.id}
          data-choice={choice.id}
          isOn={choice.id === chosen}
          className="flex-none"
          onClick={() => onChoose(choice.id)}
        >
          {choice.icon}
          {choice.label}
        </Chip>
      ))}
    </fieldset>
  );
}
