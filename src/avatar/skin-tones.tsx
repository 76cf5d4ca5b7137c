/** The 23 skin tones as radio buttons: arrow keys, Home and End choose. The caller owns which is chosen. */
import './skin-tones.css';
import { type KeyboardEvent, useId } from 'react';
import messages from '../languages/en/skin-tones.ts';
import { factsOf, texts } from '../languages/texts.ts';
import { clientConfig } from '../net/client-config.ts';
import { SKIN_TONE_COUNT } from '../shared/rules/slots.ts';
import { text } from './text.ts';

const LABEL = text.label;
const TONES = Array.from({ length: SKIN_TONE_COUNT }, (_, tone) => tone);
/** Browsers move between radio buttons by arrow keys only. */
const ENDS: Readonly<Record<string, number>> = { Home: 0, End: SKIN_TONE_COUNT - 1 };
const words = texts(messages);
/** The natural tones go from light to dark in steps of three; others have a colour each. */
const NATURAL = [words.veryLight, words.light, words.tan, words.brown, words.darkBrown, words.veryDark];
const STEP = 3;
const OTHERS = [words.pearl, words.grey, words.green, words.blue, words.lilac];
const wordOf = (tone: number): string => NATURAL[Math.floor(tone / STEP)] ?? OTHERS[tone - NATURAL.length * STEP] ?? '';
/** "Skin tone 7, tan" */
const nameOf = (tone: number): string => factsOf([`${LABEL} ${tone}`, wordOf(tone)]);

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
