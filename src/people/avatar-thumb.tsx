/**
 * A portrait in a rounded square. Without a picture, or when it fails to load, it shows the initials of the name. The
 * background colour is derived from the name, so it is always the same for one player.
 */
import { type CSSProperties, useState } from 'react';
import { classNames } from '../ui/layout/class-names.ts';
import { useFreshPortrait } from './fresh-portraits.ts';
import { text } from './text.ts';

export interface AvatarThumbProps {
  name: string;
  /** URL of the picture, without a version; without it the initials are shown. */
  src?: string;
  sizePx?: number;
  /** Filled dot: online. Hollow dot: offline. No dot when left out. */
  isOnline?: boolean;
  /** Highlight ring for the selected player. */
  isLit?: boolean;
  className?: string;
}

const BACKGROUNDS = [
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

/** First letters of the first two words, or the first two letters of a single word. Separators: space, `_`, `-`. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.split(/[\s_-]+/).filter(Boolean);
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}

function backgroundOf(name: string) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return BACKGROUNDS[sum % BACKGROUNDS.length] ?? BACKGROUNDS[0];
}

export function AvatarThumb({ name, src: address, sizePx = 44, isOnline, isLit, className }: AvatarThumbProps) {
  const src = useFreshPortrait(address);
  const [failedSrc, setFailedSrc] = useState<string>();
  const [light, warm] = backgroundOf(name);
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
          <span className="sr-only">{isOnline ? text.online : text.offline}</span>
        </span>
      )}
    </span>
  );
}
