/** One of many choices: the browser's own list in a field. */
export interface SelectChoice<Value extends string> {
  value: Value;
  label: string;
  /** Language of the label, where it is not the page's. */
  lang?: string;
}

export interface SelectProps<Value extends string> {
  /** Accessible name. */
  label: string;
  choices: readonly SelectChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Select<Value extends string>({ label, choices, value, onChange }: SelectProps<Value>) {
  return (
    <div className="field">
      <select
        aria-label={label}
        className="select"
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
