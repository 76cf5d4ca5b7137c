/** Draws a catalogue entry: one picture, or the frames of a loop. */
import type { EmojiEntry } from './catalogue.ts';
import { bugCatHead, BUGS, catHead, CATS, frogHead, FROGS, kappaHead, mossHead, pogHead } from './heads.ts';
import { PROPS } from './props.ts';
import { tone } from '../kit/colour.ts';
import { part, place } from '../kit/shade.ts';
import { heart } from '../kit/shapes.ts';

function headOf(e: EmojiEntry): string {
  const face = e.face ?? 'plain';
  switch (e.species) {
    case 'cat':
      return catHead(face, CATS[e.coat]);
    case 'bug':
      return bugCatHead(face, BUGS[e.coat]);
    case 'frog':
      return frogHead(face, FROGS[e.coat]);
    case 'moss':
      return mossHead(face);
    case 'kappa':
      return kappaHead();
    case 'pog':
      return pogHead();
  }
}

const MOSS_PAW = '#6fb3a4';

function pawOf(e: EmojiEntry): string {
  const coats = { cat: CATS, bug: BUGS, frog: FROGS };
  if (e.species === 'cat') return tone(coats.cat[e.coat].base, 0.02);
  if (e.species === 'bug') return tone(coats.bug[e.coat].base, 0.02);
  return tone(e.species === 'frog' ? coats.frog[e.coat].base : MOSS_PAW, 0.02);
}

/** Vertical shift of the head: down for props on the head, up for props in the paws. */
const ON_TOP = new Set(['party', 'crown', 'fire', 'rain', 'halo', 'note', 'question', 'bang', 'hearts']);

const WHOLE = new Set(['ice', 'blanket', 'cape']);

export function drawEmoji(e: EmojiEntry): string {
  if (!e.prop) return headOf(e);
  const prop = PROPS[e.prop](pawOf(e));
  if (WHOLE.has(e.prop))
    return e.prop === 'cape' ? place(headOf(e), 12, 0, 0.82) + prop : place(headOf(e), 6, 4, 0.9) + prop;
  if (ON_TOP.has(e.prop)) return place(headOf(e), 9, 20, 0.84) + place(prop, 8, 16, 0.86);
  return place(headOf(e), 2, 0, 0.9) + prop;
}

const FRAMES = 10;

const wave = (i: number, k = 1) => Math.sin((i / FRAMES) * Math.PI * 2 * k);

const about = (inner: string, cx: number, cy: number, dx: number, dy: number, sx: number, sy: number, turn: number) =>
  `<g transform="translate(${(cx + dx).toFixed(1)},${(cy + dy).toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${sx.toFixed(3)},${sy.toFixed(3)}) translate(${-cx},${-cy})">${inner}</g>`;

const tearDrop = (x: number, y: number) =>
  part(
    `M${x},${y}C${x + 7},${y + 9} ${x + 8},${y + 17} ${x},${y + 18}C${x - 8},${y + 17} ${x - 7},${y + 9} ${x},${y}Z`,
    '#8fdcff',
    { outline: 2.2, shadow: 2, rim: 2, rimAlpha: 0.9 },
  );

export function drawFrames(e: EmojiEntry): string[] {
  const paw = pawOf(e);
  const small = (s: string) => place(s, 6, 6, 0.9);
  const base = e.prop ? drawEmoji(e) : small(headOf(e));
  const step = (i: number): string => {
    const bob = Math.abs(wave(i, 1));
    switch (e.motion) {
      case 'dance':
        return about(base, 64, 118, wave(i) * 7, -bob * 7, 1 + (1 - bob) * 0.03, 1 - (1 - bob) * 0.04, wave(i) * 11);
      case 'bounce':
        return about(base, 64, 120, 0, -bob * 14, 1 + (1 - bob) * 0.07, 1 - (1 - bob) * 0.09, wave(i) * 3);
      case 'spin':
        return about(base, 64, 66, 0, 0, 0.92, 0.92, (i / FRAMES) * 360);
      case 'shake':
        return about(base, 64, 70, wave(i, 3) * 4, wave(i, 2) * 2, 1, 1, wave(i, 3) * 4);
      case 'pulse':
        return (
          about(base, 64, 70, 0, 0, 0.93 + 0.07 * Math.max(0, wave(i, 2)), 0.93 + 0.07 * Math.max(0, wave(i, 2)), 0) +
          place(
            part(heart(0, 0, 13), '#ff5a80', { outline: 2.6, shadow: 3 }),
            110,
            26 - wave(i) * 6,
            0.9 + 0.2 * wave(i, 2),
          )
        );
      case 'cry': {
        const t = i / FRAMES;
        return (
          about(base, 64, 118, 0, wave(i, 2) * 1.6, 1, 1, 0) +
          tearDrop(36, 78 + t * 44) +
          tearDrop(92, 78 + ((t + 0.5) % 1) * 44)
        );
      }
      case 'clap': {
        const gap = 10 + 16 * Math.abs(wave(i, 1));
        return (
          about(base, 64, 118, 0, -bob * 3, 1, 1, wave(i) * 3) +
          [-1, 1].map((s) => place(PAW(paw), 64 + s * gap, 108)).join('')
        );
      }
      case 'wave':
        return (
          about(base, 64, 118, 0, 0, 1, 1, wave(i) * 4) +
          // Rotated about the elbow below the picture's edge, so that the paw stays inside.
          `<g transform="rotate(${(wave(i, 2) * 17 - 10).toFixed(1)} 96 150)">${PROPS.wave(paw)}</g>`
        );
      default:
        return base;
    }
  };
  return Array.from({ length: FRAMES }, (_, i) => step(i));
}

const PAW = (col: string) =>
  part('M-14,0C-14,-14 14,-14 14,0C14,16 -14,16 -14,0Z', col, { outline: 3.6, shadow: 4, rim: 3 });
