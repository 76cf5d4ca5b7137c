/** Values of the toolbar (specification: social, section 5): thirteen sizes, ten fonts, eighteen colours. */

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
  { name: 'Red', hex: '#e03131' },
  { name: 'Orange', hex: '#f76707' },
  { name: 'Amber', hex: '#f59f00' },
  { name: 'Yellow', hex: '#ffd43b' },
  { name: 'Lime', hex: '#74b816' },
  { name: 'Green', hex: '#2f9e44' },
  { name: 'Teal', hex: '#0c8599' },
  { name: 'Cyan', hex: '#22b8cf' },
  { name: 'Sky', hex: '#4dabf7' },
  { name: 'Blue', hex: '#1c7ed6' },
  { name: 'Indigo', hex: '#4263eb' },
  { name: 'Violet', hex: '#7048e8' },
  { name: 'Purple', hex: '#ae3ec9' },
  { name: 'Pink', hex: '#e64980' },
  { name: 'Brown', hex: '#8d5a3b' },
  { name: 'White', hex: '#ffffff' },
  { name: 'Grey', hex: '#868e96' },
  { name: 'Black', hex: '#000000' },
] as const;
