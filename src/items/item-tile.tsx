/**
 * One item of a grid: its picture in a frame of its rarity, its name, and what the screen says of it in a corner and under
 * the name. The whole tile is one button; a hint may come after a rest of the pointer.
 */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../ui/layout/class-names.ts';
import { ItemPicture } from './item-picture.tsx';
import { type Rarity, RarityTag } from './rarity-tag.tsx';
import { Tooltip } from '../ui/overlays/tooltip.tsx';

/** `wear` is worn, `sel` chosen, `equip` and `unequip` wait to be put on (green ring) and taken off (red ring). */
export type ItemState = 'wear' | 'sel' | 'equip' | 'unequip';

export interface ItemTileProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  name: string;
  /** Null where there is no picture. */
  imageUrl: string | null;
  rarity?: Rarity;
  state?: ItemState | undefined;
  /** In the picture's upper right corner. */
  mark?: ReactNode;
  /** Under the name: a price, a word. */
  foot?: ReactNode;
  /** Shown after 500 ms, and on focus by keyboard. */
  hint?: ReactNode;
  /** The specification's toggles say whether they are pressed; left out for tiles that open something. */
  isPressed?: boolean;
}

export function ItemTile(props: ItemTileProps) {
  const { name, imageUrl, rarity = 0, state, mark, foot, hint, isPressed, className, type = 'button', ...rest } = props;
  const tile = (
    <button
      {...rest}
      type={type}
      aria-pressed={isPressed}
      data-r={rarity}
      data-state={state}
      className={classNames('item w-full', className)}
    >
      <span className="pane aspect-square">
        <ItemPicture key={imageUrl} src={imageUrl} className="w-[86%] aspect-square object-contain" />
        {rarity > 0 && (
          <span className="absolute bottom-1.5 left-1.5 flex">
            <RarityTag rarity={rarity} />
          </span>
        )}
        {mark && <span className="absolute top-1.5 right-1.5 flex">{mark}</span>}
      </span>
      <span className="flex flex-col gap-1 px-2.5 pt-1.5 pb-2.5">
        <span className="clamp1 text-[13px] leading-tight font-extrabold">{name}</span>
        {foot && <span className="flex min-h-[17px] items-center">{foot}</span>}
      </span>
    </button>
  );
  return hint ? <Hinted text={hint}>{tile}</Hinted> : tile;
}

function Hinted({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Tooltip text={text}>
      {/* The tooltip's own `data-state` would take the place of the tile's. */}
      <span className="flex w-full min-w-0">{children}</span>
    </Tooltip>
  );
}
