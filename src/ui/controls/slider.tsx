/** Slider for one value. Arrow keys change it by one step. The caller owns the value. */
import './slider.css';
import * as RadixSlider from 'radix-ui/slider';

export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The value as text for screen readers, e.g. '20 per cent'. */
  valueText?: string;
}

export function Slider({ label, value, onChange, min = 0, max = 100, step = 1, valueText }: SliderProps) {
  return (
    <RadixSlider.Root
      className="slider"
      value={[value]}
      onValueChange={(values) => onChange(values[0] ?? min)}
      min={min}
      max={max}
      step={step}
    >
      <RadixSlider.Track className="track">
        <RadixSlider.Range className="range" />
      </RadixSlider.Track>
      <RadixSlider.Thumb className="thumb" aria-label={label} aria-valuetext={valueText} />
    </RadixSlider.Root>
  );
}
