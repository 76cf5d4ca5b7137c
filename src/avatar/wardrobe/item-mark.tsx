/** The label in a tile's corner: worn, will be equipped, will be unequipped. */
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import './item-mark.css';
import * as text from './text.ts';

const MARKS = {
  equip: { Icon: PlusIcon, label: text.WEAR },
  unequip: { Icon: MinusIcon, label: text.TAKE_OFF },
  wear: { Icon: CheckIcon, label: text.WORN },
} as const;

export function ItemMark({ mark }: { mark: keyof typeof MARKS }) {
  const { Icon, label } = MARKS[mark];
  return (
    <span className="item-mark" data-mark={mark}>
      <Icon weight="bold" size={11} aria-hidden />
      {label}
    </span>
  );
}
