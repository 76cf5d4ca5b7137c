import type en from '../en/skin-tones.ts';
import type { Translation } from '../types.ts';

export default {
  veryLight: 'فاتح جدًا',
  light: 'فاتح',
  tan: 'أسمر',
  brown: 'بني',
  darkBrown: 'بني داكن',
  veryDark: 'داكن جدًا',
  pearl: 'أبيض لؤلؤي',
  grey: 'رمادي',
  green: 'أخضر',
  blue: 'أزرق',
  lilac: 'أرجواني فاتح',
} satisfies Translation<typeof en>;
