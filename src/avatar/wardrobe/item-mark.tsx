/** The last line of a tile: what the item is, and whether it is worn, will be equipped or will be unequipped. */
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import './item-mark.css';
import { text } from './text.ts';

const MARKS = {
  equip: { Icon: PlusIcon, label: text.wear },
  unequip: { Icon: MinusIcon, label: text.takeOff },
  wear: { Icon: CheckIcon, label: text.worn },
} as const;

export type ItemMarkName = keyof typeof MARKS;

export function TileFoot({ text: kind, mark }: { text: string; mark: ItemMarkName | undefined }) {
  return (
    <span className="item-foot">
      <span className="item-foot-line">
        <span className="t-micro clamp1 text-ink-3">{kind}</span>
        {mark && <ItemMark mark={mark} />}
      </span>
    </span>
  );
}

function ItemMark({ mark }: { mark: ItemMarkName }) {
  const { Icon, label } = MARKS[mark];
  return (
    <span className="item-mark" data-mark={mark} title={label}>
      <Icon weight="bold" size={11} aria-hidden />
      <span className="item-mark-word">{label}</span>
    </span>
  );
}
