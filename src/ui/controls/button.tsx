/**
 * Buttons of cel-shaded enamel. One primary a view; coin and gem for purchases (mark and amount as children); danger only
 * for the confirming step. A disabled button says why: `reason` becomes its title.
 */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../layout/class-names.ts';

export type ButtonTone = 'plain' | 'primary' | 'sign' | 'coin' | 'gem' | 'danger' | 'ghost' | 'ghost-danger';
/** 34, 40 and 48 px high; 38, 44 and 48 below 768 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Before the text, for example a Phosphor icon of 16 to 20 px. */
  icon?: ReactNode;
  /** Why it is disabled; shown as its title and read after its name. */
  reason?: string;
  /** A toggle that is on looks lamp-lit and says so. Leave out for a button that is no toggle. */
  isPressed?: boolean;
  /** Shows that the press is under way and refuses another. The button keeps its focus. */
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
  /** Its name for everybody who cannot see the icon. */
  label: string;
  /** The icon, or whatever stands in the square. */
  children: ReactNode;
}

/** A square button that holds an icon alone. */
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

/** The round cream button that sits on a sign: back, forward, close. */
export function Knob({ label, className, children, type = 'button', ...rest }: KnobProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classNames('knob', className)}>
      {children}
    </button>
  );
}
