/** Surfaces: a panel of cream paper with stone trim, a HUD panel, a plain card. */
import type { HTMLAttributes } from 'react';
import { Awning } from './awning.tsx';
import { classNames } from './class-names.ts';
import type { Accent } from './accent.ts';

export interface PanelProps extends HTMLAttributes<HTMLElement> {
  accent?: Accent;
  /** White stone round the paper; panels that fill a phone's width do without. */
  hasTrim?: boolean;
  /** Scallops along the top, where something is sold, worn or entered. Hidden below 768 px. */
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
  /** Plum line instead of a hairline. */
  isInked?: boolean;
}

export function Card({ isInked, className, ...rest }: CardProps) {
  return <div {...rest} className={classNames('card', isInked && 'card-ink', className)} />;
}
