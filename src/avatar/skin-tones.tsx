/** The 23 skin tones as radio buttons: arrow keys move. The caller owns which is chosen. */
import './skin-tones.css';
import { useId } from 'react';
import { clientConfig } from '../net/client-config.ts';
import { SKIN_TONE_COUNT } from '../shared/rules/slots.ts';

const LABEL = 'Skin tone';
const TONES = Array.from({ length: SKIN_TONE_COUNT }, (_, tone) => tone);
const nameOf = (tone: number): string => `${LABEL} ${tone}`;

export function SkinTones({ chosen, onChoose }: { chosen: number; onChoose: (tone: number) => void }) {
  const { storage } = clientConfig().hosts;
  const group = useId();
  return (
    <fieldset className="skin-tones" aria-label={LABEL}>
      {TONES.map((tone) => (
        <label key={tone} className="swatch skin-tone" title={nameOf(tone)}>
          <input
            type="radio"
            name={group}
            className="sr-only"
            aria-label={nameOf(tone)}
            checked={tone === chosen}
            onChange={() => onChoose(tone)}
          />
          <img src={`${storage}/ui/skin/${tone}.png`} alt="" draggable={false} />
        </label>
      ))}
    </fieldset>
  );
}
