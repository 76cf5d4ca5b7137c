/**
 * A face in a rounded square. While the picture is missing or fails, the initials of the name's words stand in its place;
 * the tint of the ground comes from the name, so that the same name always looks the same.
 */
import { type CSSProperties, useState } from 'react';
import { classNames } from '../ui/layout/class-names.ts';

export interface AvatarThumbProps {
  name: string;
  /** Address of the picture; without it the initials show. */
  src?: string;
  sizePx?: number;
  /** Filled dot for online, hollow for offline, none when left out. */
  isOnline?: boolean;
  /** Lamp-lit ring for the chosen one. */
  isLit?: boolean;
  className?: string;
}

const GROUNDS = [
  ['#ffd3de', '#fff0d6'],
  ['#bfe8dc', '#fff0c9'],
  ['#ffd9c2', '#ffeedd'],
  ['#cfe6ff', '#fff4d6'],
  ['#ffe2a8', '#fff3dd'],
  ['#dccdfb', '#ffe0e6'],
  ['#ffc7cf', '#d9ecff'],
  ['#ffcfe6', '#d8f3e8'],
  ['#d7cdfb', '#d3f0dc'],
] as const;

/** First letters of the first two words; of a single word its first two letters. Words end at spaces, `_` and `-`. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.split(/[\s_-]+/).filter(Boolean);
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}

function groundOf(name: string) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return GROUNDS[sum % GROUNDS.length] ?? GROUNDS[0];
}

export function AvatarThumb({ name, src, sizePx = 44, isOnline, isLit, className }: AvatarThumbProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const [light, warm] = groundOf(name);
  const style = { width: sizePx, height: sizePx, '--av1': light, '--av2': warm } as CSSProperties;
  return (
    <span className={classNames('av', className)} style={style}>
      <span className={classNames('pic block', isLit && 'is-lit')}>
        {src && src !== failedSrc ? (
          <img src={src} alt="" draggable={false} onError={() => setFailedSrc(src)} />
        ) : (
          <span aria-hidden className="initials" style={{ fontSize: sizePx * 0.36 }}>
            {initialsOf(name)}
          </span>
        )}
      </span>
      {isOnline !== undefined && (
        <span className="dot" data-on={isOnline || undefined}>
          <span className="sr-only">{isOnline ? 'Online' : 'Offline'}</span>
        </span>
      )}
    </span>
  );
}
