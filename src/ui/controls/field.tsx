/**
 * A labelled text field: icon, counter, hint, error line, and a button that reveals a password. The caller owns the text.
 * Screen readers announce the error with the field.
 */
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { formatCount } from './format-count.ts';
import { classNames } from '../layout/class-names.ts';
import { text } from '../text.ts';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'size'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Icon before the text, 18 to 20 px. */
  icon?: ReactNode;
  /** Shows a counter. Longer text is accepted; the counter then turns red. */
  countTo?: number;
  hint?: string;
  /** Error message below the field, which turns red. */
  error?: string;
  /** Marks the field as invalid without a message of its own. */
  isBad?: boolean;
  /** Shown next to the label, e.g. a link. */
  labelEnd?: ReactNode;
  /** Hides the label visually, for fields whose icon or placeholder is clear. */
  isLabelHidden?: boolean;
  /** Shown at the end of the box. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function Field(props: FieldProps) {
  const {
    label,
    value,
    onChange,
    icon,
    countTo,
    hint,
    error,
    isBad,
    labelEnd,
    isLabelHidden,
    end,
    className,
    ...input
  } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const noteId = `${id}-note`;
  const [isRevealed, setIsRevealed] = useState(false);
  const isPassword = input.type === 'password';
  const note = error ?? hint;
  const isInvalid = isBad || error !== undefined || undefined;
  return (
    <div className={className}>
      <div className={classNames('flex items-baseline justify-between gap-3', isLabelHidden && !labelEnd && 'sr-only')}>
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {labelEnd}
      </div>
      <div className="field" data-bad={isInvalid}>
        {icon && (
          <span className="ico" aria-hidden>
            {icon}
          </span>
        )}
        <input
          dir={isPassword ? undefined : 'auto'}
          {...input}
          id={id}
          type={isPassword && isRevealed ? 'text' : input.type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={isInvalid}
          aria-describedby={note ? noteId : undefined}
        />
        {countTo !== undefined && <Counter count={value.length} max={countTo} />}
        {isPassword && (
          <button
            type="button"
            className="reveal"
            aria-label={isRevealed ? text.hidePassword : text.showPassword}
            aria-pressed={isRevealed}
            onClick={() => setIsRevealed(!isRevealed)}
          >
            {isRevealed ? <EyeSlashIcon weight="bold" size={19} /> : <EyeIcon weight="bold" size={19} />}
          </button>
        )}
        {end}
      </div>
      {note && (
        <p id={noteId} className={classNames('field-note', error && 'is-error')} role={error ? 'alert' : undefined}>
          {error ? <WarningCircleIcon weight="fill" size={14} /> : <InfoIcon weight="fill" size={14} />}
          {note}
        </p>
      )}
    </div>
  );
}

export interface CounterProps {
  count: number;
  max: number;
}

/** 'count/max': amber above 90 %, red when over. */
export function Counter({ count, max }: CounterProps) {
  return (
    <span className="counter" data-near={count > max * 0.9 || undefined} data-over={count > max || undefined}>
      {formatCount(count)}/{formatCount(max)}
    </span>
  );
}

export interface FormErrorProps {
  children: ReactNode;
}

/** Error message of a whole form, in a tinted box at its top. */
export function FormError({ children }: FormErrorProps) {
  return (
    <p className="form-error" role="alert">
      <WarningCircleIcon weight="fill" size={18} />
      <span>{children}</span>
    </p>
  );
}
