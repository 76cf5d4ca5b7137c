/** Values of the toolbar (specification: social, section 5): thirteen sizes, ten fonts, eighteen colours. */

import { text } from '../text.ts';
export const SIZES = [8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 48, 72] as const;

/** Available on most systems; the first two are bundled. */
export const FONTS = [
  'Nunito Variable',
  'Fredoka Variable',
  'Arial',
  'Georgia',
  'Times New Roman',
  'Courier New',
  'Verdana',
  'Trebuchet MS',
  'Comic Sans MS',
  'Impact',
] as const;

export const fontLabel = (font: string): string => font.replace(/ Variable$/, '');

export const COLOURS = [
  { name: text.red, hex: '#e03131' },
  { name: text.orange, hex: '#f76707' },
  { name: text.amber, hex: '#f59f00' },
  { name: text.yellow, hex: '#ffd43b' },
  { name: text.lime, hex: '#74b816' },
  { name: text.green, hex: '#2f9e44' },
  { name: text.teal, hex: '#0c8599' },
  { name: text.cyan, hex: '#22b8cf' },
  { name: text.sky, hex: '#4dabf7' },
  { name: text.blue, hex: '#1c7ed6' },
  { name: text.indigo, hex: '#4263eb' },
  { name: text.violet, hex: '#7048e8' },
  { name: text.purple, hex: '#ae3ec9' },
  { name: text.pink, hex: '#e64980' },
  { name: text.brown, hex: '#8d5a3b' },
  { name: text.white, hex: '#ffffff' },
  { name: text.grey, hex: '#868e96' },
  { name: text.black, hex: '#000000' },
] as const;
