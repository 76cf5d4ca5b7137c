/** The 23 skin tones as radio buttons: arrow keys, Home and End choose. The caller owns which is chosen. */
import './skin-tones.css';
import { type KeyboardEvent, useId } from 'react';
import { clientConfig } from '../net/client-config.ts';
import { SKIN_TONE_COUNT } from '../shared/rules/slots.ts';
import { text } from './text.ts';

const LABEL = text.label;
const TONES = Array.from({ length: SKIN_TONE_COUNT }, (_, tone) => tone);
/** Browsers move between radio buttons by arrow keys only. */
const ENDS: Readonly<Record<string, number>> = { Home: 0, End: SKIN_TONE_COUNT - 1 };
const nameOf = (tone: number): string => `${LABEL} ${tone}`;

export function SkinTones({ chosen, onChoose }: { chosen: number; onChoose: (tone: number) => void }) {
  const { storage } = clientConfig().hosts;
  const group = useId();
  const chooseEnd = (event: KeyboardEvent<HTMLElement>): void => {
    const tone = ENDS[event.key];
    if (tone === undefined) return;
    event.preventDefault();
    onChoose(tone);
    event.currentTarget.querySelectorAll('input')[tone]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the radio buttons
    <fieldset className="skin-tones" aria-label={LABEL} onKeyDown={chooseEnd}>
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
