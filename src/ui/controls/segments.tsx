/** A strip of buttons of which one is chosen. For panels with content use `tabs.tsx`. */
import { classNames } from '../layout/class-names.ts';

export interface SegmentsProps<Value extends string> {
  /** Accessible name. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

export function Segments<Value extends string>({ label, choices, value, onChange, className }: SegmentsProps<Value>) {
  return (
    <fieldset className={classNames('segments', className)} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className="segment"
          aria-pressed={choice.value === value}
          data-state={choice.value === value ? 'active' : undefined}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
