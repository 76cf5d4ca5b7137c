/** Surfaces: a panel, a HUD panel, and a plain card. */
import type { HTMLAttributes } from 'react';
import { Awning } from './awning.tsx';
import { classNames } from './class-names.ts';
import type { Accent } from './accent.ts';

export interface PanelProps extends HTMLAttributes<HTMLElement> {
  accent?: Accent;
  /** White border; leave out for panels as wide as a phone. */
  hasTrim?: boolean;
  /** Awning along the top. Hidden on narrow windows. */
  hasAwning?: boolean;
}

export function Panel({ accent = 'bloom', hasTrim, hasAwning, className, children, ...rest }: PanelProps) {
  return (
    <section {...rest} data-accent={accent} className={classNames('panel', hasTrim && 'panel-trim', className)}>
      {hasAwning && <Awning heightPx={26} scallopPx={31} className="hidden md:block" />}
      {children}
    </section>
  );
}

export interface CardProps extends HTMLAttributes<HTMLDivElement> {
  /** A dark outline instead of a hairline. */
  isInked?: boolean;
}

export function Card({ isInked, className, ...rest }: CardProps) {
  return <div {...rest} className={classNames('card', isInked && 'card-ink', className)} />;
}
