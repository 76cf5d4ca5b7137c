/** Radio buttons in the shape of picture cards: arrow keys move the selection, the selected card has a check mark. */
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { type ReactNode, useId } from 'react';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  picture: ReactNode;
}

export interface ChoiceCardsProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Lower pictures, for long forms. */
  isLow?: boolean;
}

export function ChoiceCards<Value extends string>({ label, choices, value, onChange, isLow }: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex gap-3">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="choice" data-on={choice.value === value || undefined}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className="choice-picture stage" data-low={isLow || undefined} aria-hidden>
            {choice.picture}
          </span>
          <span className="choice-word">{choice.label}</span>
          <span className="choice-tick" aria-hidden>
            <CheckIcon weight="bold" size={13} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
