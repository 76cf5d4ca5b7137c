/** The lists of the toolbar: fonts, sizes, colours. Arrow keys move, Enter selects. */
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { logicalKey } from '../../../ui/lists/logical-key.ts';
import { type Hex, readableColour } from '../../../shared/rules/colour/colour.ts';
import { useOwnText } from '../../../ui/layout/own-colour.ts';
import { COLOURS } from './palettes.ts';
import { useChoose } from './tool-popover.tsx';
import { text as words } from '../text.ts';

interface Option {
  value: string;
  label: string;
  style?: CSSProperties;
  /** Shows a sample of this size, in px, before the label; larger ones are reduced. */
  sampleSizePx?: number;
}

interface ValueChoiceProps {
  label: string;
  options: readonly Option[];
  columns?: number;
  onChoose: (value: string) => void;
}

export function ValueChoice({ label, options, columns = 1, onChoose }: ValueChoiceProps) {
  const choose = useChoose();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handler is for the buttons inside
    <fieldset
      aria-label={label}
      className="bb-choice"
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
      onKeyDown={(event) => moveFocus(event, columns)}
    >
      {options.map(({ value, label: text, style, sampleSizePx }) => (
        <button key={value} type="button" className="mi" style={style} onClick={() => choose(() => onChoose(value))}>
          {sampleSizePx !== undefined && <Sample sizePx={sampleSizePx} />}
          {text}
          {sampleSizePx !== undefined && <small aria-hidden>px</small>}
        </button>
      ))}
    </fieldset>
  );
}

const SAMPLE_MAX_PX = 30;

const Sample = ({ sizePx }: { sizePx: number }) => (
  <span aria-hidden className="bb-size-sample" style={{ fontSize: `${Math.min(SAMPLE_MAX_PX, sizePx)}px` }}>
    Aa
  </span>
);

const COLOUR_COLUMNS = 6;
const HEX = /^#[0-9a-f]{6}$/i;

export function ColourChoice({ onChoose }: { onChoose: (colour: string) => void }) {
  const choose = useChoose();
  const [hex, setHex] = useState('#');
  const [error, setError] = useState<string>();
  return (
    <div className="flex w-[260px] max-w-full flex-col gap-3 p-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above */}
      <fieldset
        aria-label={words.colour}
        className="bb-choice bb-colours"
        style={{ gridTemplateColumns: `repeat(${COLOUR_COLUMNS}, 1fr)` }}
        onKeyDown={(event) => moveFocus(event, COLOUR_COLUMNS)}
      >
        {COLOURS.map(({ name, hex: colour }) => (
          <Swatch key={name} name={name} colour={colour} onChoose={() => choose(() => onChoose(colour))} />
        ))}
      </fieldset>
      <form
        className="flex items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (HEX.test(hex.trim())) choose(() => onChoose(hex.trim().toLowerCase()));
          else setError(words.colourWrong);
        }}
      >
        <Field
          className="min-w-0 flex-1"
          label={words.anotherColour}
          isLabelHidden
          placeholder="#RRGGBB"
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          value={hex}
          error={error}
          onChange={(next) => {
            setHex(next);
            setError(undefined);
          }}
        />
        <Button type="submit" size="sm">
          {words.use}
        </Button>
      </form>
    </div>
  );
}

/** The lower half shows the colour as the text will be painted, where that differs from the chosen one. */
function Swatch({ name, colour, onChoose }: { name: string; colour: Hex; onChoose: () => void }) {
  const style = { ...useOwnText(colour), '--chosen': colour } as CSSProperties;
  return (
    <button
      type="button"
      aria-label={name}
      title={name + changeNote(colour)}
      className="bb-swatch own-text"
      style={style}
      onClick={onChoose}
    />
  );
}

function changeNote(colour: Hex): string {
  const [isDarker, isLighter] = [readableColour(colour, 'day') !== colour, readableColour(colour, 'night') !== colour];
  if (!isDarker && !isLighter) return '';
  const change = isDarker && isLighter ? 'both' : isDarker ? 'darker' : 'lighter';
  return ` (${words.colourChanges[change]})`;
}

function moveFocus(event: KeyboardEvent<HTMLFieldSetElement>, columns: number): void {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[logicalKey(event.key)];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
}
