/** Small labels: chips are pressed to filter or choose, tags state something, badges count it. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isOn?: boolean;
}

export function Chip({ isOn, className, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={isOn}
      data-on={isOn || undefined}
      className={classNames('chip', className)}
    />
  );
}

export interface TagProps {
  tone?: 'plain' | 'ok' | 'bad' | 'warn' | 'info' | 'sign';
  icon?: ReactNode;
  children: ReactNode;
}

export function Tag({ tone = 'plain', icon, children }: TagProps) {
  return (
    <span className={classNames('tag', tone !== 'plain' && `tag-${tone}`)}>
      {icon}
      {children}
    </span>
  );
}

export interface BadgeProps {
  /** Nothing shows for 0; above 99 it reads '99+'. */
  count: number;
  /** What is counted, for a screen reader: 'unread mails'. */
  label: string;
  className?: string;
}

export function Badge({ count, label, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classNames('badge', className)}>
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {label}</span>
    </span>
  );
}
