/** A field of shades and a strip of hues, which screen readers read in the page's language: the library has English words only. */
import { useLayoutEffect, useRef } from 'react';
import { HexColorPicker } from 'react-colorful';
import { locale } from '../../../languages/texts.ts';
import { text } from '../text.ts';

/** An inline style, because the picker's own stylesheet overrides ours. */
const SIZE = { width: '100%', height: 'clamp(144px, 26dvh, 200px)', flexShrink: 0 } as const;

const percent = new Intl.NumberFormat(locale, { style: 'percent' });

export interface ColorPickerProps {
  /** #rrggbb */
  color: string;
  onChange: (color: string) => void;
}

export function ColorPicker({ color, onChange }: ColorPickerProps) {
  const frame = useRef<HTMLDivElement>(null);
  // After each change: the library writes its own words again.
  useLayoutEffect(() => {
    const [shade, hue] = frame.current?.querySelectorAll('.react-colorful__interactive') ?? [];
    hue?.setAttribute('aria-label', text.hue);
    shade?.setAttribute('aria-label', text.shade);
    const [saturation = 0, brightness = 0] = [...(shade?.getAttribute('aria-valuetext') ?? '').matchAll(/\d+/g)].map(
      Number,
    );
    const parts = { saturation: percent.format(saturation / 100), brightness: percent.format(brightness / 100) };
    shade?.setAttribute('aria-valuetext', text.shadeValue(parts));
  });
  return (
    <div ref={frame} className="contents">
      <HexColorPicker className="color-picker" style={SIZE} color={color} onChange={onChange} />
    </div>
  );
}
