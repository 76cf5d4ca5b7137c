/** Parses the colours that players write in BBCode: the hex forms, rgb(), hsl() and the names of CSS Color 4. Pure. */
import { parseHex, type Rgb } from './colour.ts';

export interface CssColour {
  rgb: Rgb;
  /** 0 (transparent) to 1. */
  alpha: number;
}

/** Every name with its value, without the '#'. */
const NAMED = `aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4
black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0
chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff
darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b
darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a
darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1
darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222
floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520
gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082
ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6
lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3
lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899
lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6
magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db
mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585
midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6
olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98
paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd
powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513
salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb
slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c
teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5
yellow ffff00 yellowgreen 9acd32`;

let valueByName: Map<string, string> | null = null;

function namedValue(name: string): string | undefined {
  valueByName ??= new Map(
    Array.from(NAMED.matchAll(/([a-z]+)\s+([0-9a-f]{6})/g), ([, key = '', value = '']) => [key, value]),
  );
  return valueByName.get(name);
}

/** Null for a text that is no colour. Names that depend on the page, such as `currentcolor`, are none. */
export function parseCssColour(written: string): CssColour | null {
  const text = written.trim().toLowerCase();
  if (text.startsWith('#')) return parseHexForms(text.slice(1));
  const [, space, given = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(text) ?? [];
  if (space !== undefined) return parseFunction(space === 'hsl', given);
  const rgb = parseHex(`#${namedValue(text)}`);
  return rgb && { rgb, alpha: 1 };
}

/** Three, four, six or eight digits. */
function parseHexForms(digits: string): CssColour | null {
  const long = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
  const rgb = parseHex(`#${long.slice(0, 6)}`);
  if (rgb === null) return null;
  if (long.length === 6) return { rgb, alpha: 1 };
  return /^[0-9a-f]{2}$/.test(long.slice(6)) ? { rgb, alpha: Number.parseInt(long.slice(6), 16) / 255 } : null;
}

const PART = /^(-?(?:\d+\.?\d*|\.\d+))(%|deg)?$/;
const clampTo = (value: number, max: number): number => Math.min(max, Math.max(0, value));

/** The parts are separated by commas, blanks and a slash before the alpha. */
function parseFunction(isHsl: boolean, given: string): CssColour | null {
  const parts = given.split(/[\s,/]+/).filter((part) => part !== '');
  const found = parts.map((part) => PART.exec(part));
  if ((parts.length !== 3 && parts.length !== 4) || found.includes(null)) return null;
  /** `whole` is the value of 100 %. */
  const valueOf = (at: number, whole: number): number => {
    const [, number = '0', unit] = found[at] ?? [];
    return unit === '%' ? (Number(number) * whole) / 100 : Number(number);
  };
  const alpha = parts.length === 4 ? clampTo(valueOf(3, 1), 1) : 1;
  if (isHsl)
    return { rgb: hslToRgb(valueOf(0, 360), clampTo(valueOf(1, 100), 100), clampTo(valueOf(2, 100), 100)), alpha };
  return { rgb: [0, 1, 2].map((at) => clampTo(valueOf(at, 255), 255)) as unknown as Rgb, alpha };
}

/** Hue in degrees, saturation and lightness in per cent; the formula of CSS Color 4, section 7. */
function hslToRgb(hue: number, saturation: number, lightness: number): Rgb {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number): number => {
    const at = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}
