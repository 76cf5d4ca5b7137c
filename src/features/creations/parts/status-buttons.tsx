/** The status filter of submissions on a desktop, each with its count. */
import type { Icon } from '@phosphor-icons/react';

interface StatusChoice<Id extends string> {
  id: Id;
  label: string;
  icon: Icon;
  /** Undefined while it loads. */
  count: number | undefined;
}

export interface StatusButtonsProps<Id extends string> {
  choices: readonly StatusChoice<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

export function StatusButtons<Id extends string>({ choices, chosen, onChoose }: StatusButtonsProps<Id>) {
  return choices.map(({ id, label, icon: StatusIcon, count }) => (
    <button
      key={id}
      type="button"
      className="row creations-filter"
      data-on={id === chosen || undefined}
      aria-pressed={id === chosen}
      onClick={() => onChoose(id)}
    >
      <StatusIcon weight="fill" size={18} />
      <span className="flex-1">{label}</span>
      {count !== undefined && <span className="counter">{count}</span>}
    </button>
  ));
}
