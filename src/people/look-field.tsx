/** Body type and first look of a new player: the figures of both bodies, and dice that draw another look. */
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { DiceFiveIcon } from '@phosphor-icons/react/dist/csr/DiceFive';
import { type ReactNode, useState } from 'react';
import { factsOf } from '../languages/texts.ts';
import { BODY_TYPES, type BodyType } from '../shared/rules/slots.ts';
import { Button } from '../ui/controls/button.tsx';
import { ChoiceCards } from '../ui/controls/choice-cards.tsx';
import type { LookDice } from './use-look-dice.ts';
import { text } from './text.ts';

/** Draws a look. `onDrawn` gets the names of what the figure wears. */
export type RenderLook = (look: {
  bodyType: BodyType;
  seed: number;
  onDrawn?: (names: readonly string[]) => void;
}) => ReactNode;

const LABEL: Record<BodyType, string> = { feminine: text.feminine, masculine: text.masculine };

export interface LookFieldProps {
  bodyType: BodyType;
  onBodyType: (bodyType: BodyType) => void;
  dice: LookDice;
  renderLook: RenderLook;
  /** Lower pictures, for long forms. */
  isLow?: boolean;
}

export function LookField({ bodyType, onBodyType, dice, renderLook, isLow }: LookFieldProps) {
  const [worn, setWorn] = useState<Partial<Record<BodyType, string>>>({});
  const { seed } = dice;
  const choices = BODY_TYPES.map((value) => ({
    value,
    label: LABEL[value],
    picture: renderLook({
      bodyType: value,
      seed,
      onDrawn: (names) => setWorn((before) => ({ ...before, [value]: factsOf(names) })),
    }),
  }));
  return (
    <div className="flex flex-col gap-3">
      <ChoiceCards label={text.bodyType} choices={choices} value={bodyType} onChange={onBodyType} isLow={isLow} />
      <output className="sr-only">{worn[bodyType]}</output>
      <div className="flex gap-2">
        <Button
          className="flex-1!"
          icon={<DiceFiveIcon key={seed} className="dice" weight="fill" size={20} />}
          onClick={dice.roll}
        >
          {text.anotherLook}
        </Button>
        <Button
          icon={<ArrowUUpLeftIcon className="mirrors" weight="bold" size={17} />}
          aria-disabled={!dice.canGoBack || undefined}
          onClick={dice.goBack}
        >
          {text.back}
          <span className="sr-only"> {text.toTheLookBefore}</span>
        </Button>
      </div>
    </div>
  );
}
