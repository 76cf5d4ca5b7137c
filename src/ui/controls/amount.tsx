/** Amounts of coins and gems: the mark, the number, and the word for those who cannot see the mark. */
import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { CoinMark, GemMark } from '../layout/marks.tsx';

export interface AmountProps {
  value: number;
  /** Width of the mark in CSS pixels. */
  size?: number;
  /** Takes the colour of its surroundings, as on a button, instead of its own ink. */
  isPlain?: boolean;
}

const format = new Intl.NumberFormat('en-US');

/** Whole number with thousands separated: 12450 is '12,450'. */
export const formatCount = (value: number): string => format.format(value);

export function Coins({ value, size = 17, isPlain }: AmountProps) {
  return (
    <span className={classNames('price num', !isPlain && 'price-coin')}>
      <CoinMark size={size} />
      {formatCount(value)}
      <span className="sr-only"> coins</span>
    </span>
  );
}

export function Gems({ value, size = 17, isPlain }: AmountProps) {
  return (
    <span className={classNames('price num', !isPlain && 'price-gem')}>
      <GemMark size={size} />
      {formatCount(value)}
      <span className="sr-only"> gems</span>
    </span>
  );
}

export interface PursePillProps {
  currency: 'coins' | 'gems';
  value: number;
  /** A small round button at the end. */
  children?: ReactNode;
}

/** The pill of one balance. */
export function PursePill({ currency, value, children }: PursePillProps) {
  return (
    <span className="purse num">
      {currency === 'coins' ? <CoinMark size={20} /> : <GemMark size={20} />}
      {formatCount(value)}
      <span className="sr-only"> {currency}</span>
      {children ?? <span className="w-1" />}
    </span>
  );
}
