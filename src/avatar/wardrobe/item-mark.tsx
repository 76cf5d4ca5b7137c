/** In the corner of a tile: worn, to be put on, to be taken off. */
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import './item-mark.css';
import * as text from './text.ts';

const MARKS = {
  equip: { Icon: PlusIcon, word: text.WEAR },
  unequip: { Icon: MinusIcon, word: text.TAKE_OFF },
  wear: { Icon: CheckIcon, word: text.WORN },
} as const;

export function ItemMark({ mark }: { mark: keyof typeof MARKS }) {
  const { Icon, word } = MARKS[mark];
  return (
    <span className="item-mark" data-mark={mark}>
      <Icon weight="bold" size={11} aria-hidden />
      {word}
    </span>
  );
}
