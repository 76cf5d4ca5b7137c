/** Height, width, the 23 skin tones and the body, all previewed at once. */
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { SkinTones } from '../../../avatar/skin-tones.tsx';
import { BODY_TYPES, type Customization, SIZE_MAX, SIZE_MIN } from '../../../shared/rules/slots.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Slider } from '../../../ui/controls/slider.tsx';
import { bodyOf } from '../../../avatar/look.ts';
import { RESET_SIZE, type Size } from '../draft.ts';
import type { FigureChange } from '../use-draft.ts';
import { sizeOffset, text } from '../text.ts';

const STEP = 0.01;

export interface FigurePanelProps {
  /** The look with all pending changes. */
  preview: Customization;
  onChange: (change: FigureChange) => void;
}

export function FigurePanel({ preview, onChange }: FigurePanelProps) {
  const resize = (size: Partial<Size>): void =>
    onChange({ size: { height: preview.height, width: preview.width, ...size } });
  return (
    <div className="card flex flex-col gap-2 p-3">
      <div className="flex items-center gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <SizeSlider label={text.height} value={preview.height} onChange={(height) => resize({ height })} />
          <SizeSlider label={text.width} value={preview.width} onChange={(width) => resize({ width })} />
        </div>
        <IconButton size="sm" tone="ghost" label={text.resetSize} onClick={() => resize(RESET_SIZE)}>
          <ArrowCounterClockwiseIcon weight="bold" size={16} />
        </IconButton>
      </div>
      <SkinTones chosen={preview.skinTone} onChoose={(skinTone) => onChange({ skinTone })} />
      <Segments
        label={text.bodyType}
        choices={BODY_TYPES.map((body) => ({ value: body, label: text.bodies[body] }))}
        value={bodyOf(preview)}
        onChange={(bodyType) => onChange({ bodyType })}
      />
    </div>
  );
}

function SizeSlider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <div className="flex items-center gap-3">
      <span className="t-small w-12 text-ink-2" aria-hidden>
        {label}
      </span>
      <Slider
        label={label}
        value={value}
        onChange={(next) => onChange(Number(next.toFixed(2)))}
        min={SIZE_MIN}
        max={SIZE_MAX}
        step={STEP}
        valueText={sizeOffset(value)}
      />
      <span className="counter w-9 text-end">
        <bdi dir="ltr">{sizeOffset(value)}</bdi>
      </span>
    </div>
  );
}
