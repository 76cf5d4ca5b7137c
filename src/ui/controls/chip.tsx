/** Small labels: chips filter or select, tags show a state, badges show a count. */
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
  /** Hidden for 0; '99+' above 99. */
  count: number;
  /** What is counted, for screen readers, e.g. 'unread mails'. */
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
