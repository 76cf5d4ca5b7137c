/** Multi-line text field with a label, a counter and an error line. The caller owns the text. */
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { Counter } from './field.tsx';

export interface AreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shows a counter. Longer text is accepted; the counter then turns red. */
  countTo?: number;
  /** Shown below the field, also next to an error. */
  hint?: string;
  error?: string;
  isLabelHidden?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

export function Area({ label, value, onChange, countTo, hint, error, isLabelHidden, className, ...rest }: AreaProps) {
  const id = useId();
  const notes = [error && `${id}-note`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-3">
        <label className={isLabelHidden ? 'sr-only' : 'label'} htmlFor={id}>
          {label}
        </label>
        {countTo !== undefined && !isLabelHidden && <Counter count={value.length} max={countTo} />}
      </div>
      <div className="field items-start!" data-bad={error ? true : undefined}>
        <textarea
          dir={value === '' ? undefined : 'auto'}
          {...rest}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
        />
      </div>
      {error && (
        <p id={`${id}-note`} className="field-note is-error" role="alert">
          <WarningCircleIcon weight="fill" size={14} />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-note">
          {hint}
        </p>
      )}
    </div>
  );
}
