/** Signs: the header of a panel, and a board that hangs from chains. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { LanternMark } from './lantern-mark.tsx';
import type { Accent } from './accent.ts';

export interface SignProps {
  accent?: Accent;
  children: ReactNode;
  className?: string;
}

/** A plate in the accent colour. Use the class `sign-title` for its text. */
export function Sign({ accent, children, className }: SignProps) {
  return (
    <div data-accent={accent} className={classNames('sign', className)}>
      {children}
    </div>
  );
}

export interface HangingSignProps {
  title: string;
  icon?: ReactNode;
  /** After the title. */
  end?: ReactNode;
  accent?: Accent;
}

/** The small sign with the place's name at the top of the window. */
export function HangingSign({ title, icon, end, accent = 'bloom' }: HangingSignProps) {
  return (
    <div data-accent={accent} className="hanging-sign">
      <div className="hanging-sign-rods" aria-hidden>
        <i />
        <i />
      </div>
      <Sign className="flex items-center gap-2 px-6 py-[9px] shadow-e2">
        {icon}
        <span className="sign-title text-[16px]!">{title}</span>
        {end}
      </Sign>
    </div>
  );
}

export interface WordmarkProps {
  word: string;
  under: string;
}

/** The product's name with the lantern; smaller on narrow windows. */
export function Wordmark({ word, under }: WordmarkProps) {
  return (
    <div data-accent="bloom" className="wordmark">
      <div className="wordmark-chains" aria-hidden>
        <i />
        <i />
      </div>
      <div className="sign wordmark-plate">
        <LanternMark />
        <p className="wordmark-text">
          <span className="wordmark-word">{word}</span> <span className="wordmark-under">{under}</span>
        </p>
      </div>
    </div>
  );
}
