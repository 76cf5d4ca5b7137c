/**
 * Buttons. Use one `primary` per view, `coin` and `gem` for purchases (mark and amount as children), and `danger` only for
 * the confirming step. `reason` explains why a button is disabled.
 */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../layout/class-names.ts';

export type ButtonTone = 'plain' | 'primary' | 'sign' | 'coin' | 'gem' | 'danger' | 'ghost' | 'ghost-danger';
/** 34, 40 and 48 px high; 38, 44 and 48 below 768 px; at least 44 under a finger. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Shown before the text, e.g. a Phosphor icon of 16 to 20 px. */
  icon?: ReactNode;
  /** Why it is disabled: the title, and the description for screen readers. */
  reason?: string;
  /** State of a toggle button; leave out for other buttons. */
  isPressed?: boolean;
  /** Shows progress and ignores clicks. The button keeps its focus. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const sizeClass: Record<ButtonSize, string | false> = { sm: 'btn-sm', md: false, lg: 'btn-lg' };

export function Button({
  tone = 'plain',
  size = 'md',
  icon,
  reason,
  isPressed,
  isBusy,
  className,
  children,
  onClick,
  title,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      title={title ?? reason}
      aria-pressed={isPressed}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={classNames('btn', `btn-${tone}`, sizeClass[size], isPressed && 'pressed', className)}
    >
      {icon}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  /** Accessible name. */
  label: string;
  /** The icon or other content. */
  children: ReactNode;
}

/** A square button with only an icon. */
export function IconButton({ label, className, children, title, reason, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} aria-label={label} title={title ?? reason ?? label} className={classNames('btn-icon', className)}>
      {children}
    </Button>
  );
}

export interface KnobProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The round button of a dialog header: back, forward, close. */
export function Knob({ label, className, children, type = 'button', ...rest }: KnobProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classNames('knob', className)}>
      {children}
    </button>
  );
}
