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
  /** Of the text that says what is wrong with the choice. */
  errorId?: string | undefined;
}

export function Select<Value extends string>({ label, choices, value, onChange, errorId }: SelectProps<Value>) {
  return (
    <div className="field" data-bad={errorId === undefined ? undefined : true}>
      <select
        aria-label={label}
        className="select"
        value={value}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
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
