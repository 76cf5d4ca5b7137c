/**
 * One item of a grid: a picture in a frame by rarity, the name, an optional corner mark and an optional line below the
 * name. The whole tile is one button and may have a tooltip.
 */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../ui/layout/class-names.ts';
import { useCell } from '../ui/lists/cell-focus.ts';
import { breakable } from './breakable.ts';
import { PictureRetry, PictureView } from './item-picture.tsx';
import { type Rarity, RarityTag } from './rarity-tag.tsx';
import { Tooltip } from '../ui/overlays/tooltip.tsx';
import { usePicture } from './use-picture.ts';

/** `wear`: worn; `sel`: selected; `equip`, `unequip`: will be put on (green ring) or taken off (red ring). */
export type ItemState = 'wear' | 'sel' | 'equip' | 'unequip';

export interface ItemTileProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  name: string;
  /** Null for an item without a picture. */
  imageUrl: string | null;
  rarity?: Rarity;
  state?: ItemState | undefined;
  /** Covers the picture, for example the item worn by a figure. */
  overPicture?: ReactNode;
  /** Shown in the picture's upper right corner. */
  mark?: ReactNode;
  /** Shown below the name, e.g. a price. */
  foot?: ReactNode;
  /** Tooltip: shown after 500 ms and on keyboard focus. */
  hint?: ReactNode;
  /** For tiles that are toggles; leave out for tiles that open something. */
  isPressed?: boolean;
}

export function ItemTile(props: ItemTileProps) {
  const { name, imageUrl, rarity = 0, state, mark, foot, hint, isPressed, className, type = 'button', ...more } = props;
  const { overPicture, ...rest } = more;
  const picture = usePicture(imageUrl);
  const cell = useCell();
  const tile = (
    <button
      {...rest}
      {...cell}
      type={type}
      aria-pressed={isPressed}
      data-r={rarity}
      data-state={state}
      className={classNames('item item-tile w-full', className)}
    >
      <span className="pane aspect-square">
        <PictureView picture={picture} className="w-[86%] aspect-square object-contain" />
        {overPicture}
        {rarity > 0 && (
          <span className="absolute bottom-1.5 start-1.5 flex">
            <RarityTag rarity={rarity} />
          </span>
        )}
        {mark && <span className="absolute top-1.5 end-1.5 flex">{mark}</span>}
      </span>
      <span className="flex min-w-0 flex-col gap-1 px-2.5 pt-1.5 pb-2.5">
        <span dir="auto" className="item-name text-[13px] leading-tight font-extrabold">
          {breakable(name)}
        </span>
        {foot && <span className="flex min-h-[17px] items-center">{foot}</span>}
      </span>
    </button>
  );
  return (
    <span className="relative flex w-full min-w-0">
      {hint ? <WithTooltip text={hint}>{tile}</WithTooltip> : tile}
      <PictureRetry picture={picture} name={name} />
    </span>
  );
}

function WithTooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Tooltip text={text}>
      {/* The tooltip sets `data-state` on its child, which would overwrite the tile's. */}
      <span className="flex w-full min-w-0">{children}</span>
    </Tooltip>
  );
}
