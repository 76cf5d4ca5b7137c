/** Amounts of coins and gems: a mark, the number, and a text alternative of the mark. */
import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { CoinMark, GemMark } from '../layout/marks.tsx';
import { text } from '../text.ts';
import { formatCount } from './format-count.ts';

export interface AmountProps {
  value: number;
  /** Width of the mark in CSS pixels. */
  size?: number;
  /** Inherits the text colour, for use on buttons. */
  isPlain?: boolean;
}

export function Coins({ value, size = 17, isPlain }: AmountProps) {
  return (
    <span className={classNames('price num', !isPlain && 'price-coin')}>
      <CoinMark size={size} />
      {formatCount(value)}
      <span className="sr-only"> {text.coins({ count: value })}</span>
    </span>
  );
}

export function Gems({ value, size = 17, isPlain }: AmountProps) {
  return (
    <span className={classNames('price num', !isPlain && 'price-gem')}>
      <GemMark size={size} />
      {formatCount(value)}
      <span className="sr-only"> {text.gems({ count: value })}</span>
    </span>
  );
}

export interface PursePillProps {
  currency: 'coins' | 'gems';
  value: number;
  /** A small round button after the amount. */
  children?: ReactNode;
}

/** One balance in a pill. */
export function PursePill({ currency, value, children }: PursePillProps) {
  return (
    <span className="purse num">
      {currency === 'coins' ? <CoinMark size={20} /> : <GemMark size={20} />}
      {formatCount(value)}
      <span className="sr-only"> {text[currency]({ count: value })}</span>
      {children ?? <span className="w-1" />}
    </span>
  );
}
