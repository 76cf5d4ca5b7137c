/** The picture of an item. Without one, or while it cannot be loaded, an icon replaces it. */
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { ImageBrokenIcon } from '@phosphor-icons/react/dist/csr/ImageBroken';
import { classNames } from '../ui/layout/class-names.ts';
import { useCellControl } from '../ui/lists/cell-focus.ts';
import { type Picture, usePicture } from './use-picture.ts';
import './item-picture.css';
import { isolate } from '../shared/rules/isolate.ts';

const RETRY = 'Retry';
const RETRY_LABEL = 'Load the picture again';

export interface ItemPictureProps {
  /** Null for an item without a picture. */
  src: string | null;
  className?: string;
}

/** Decorative: the caller shows the item's name. */
export const ItemPicture = ({ src, className }: ItemPictureProps) => (
  <PictureView picture={usePicture(src)} className={className} />
);

export interface PictureViewProps {
  picture: Picture;
  className?: string | undefined;
}

/** For callers that show `PictureRetry` beside it. */
export function PictureView({ picture, className }: PictureViewProps) {
  const { src, attempt, isShown, isFailed, onError, onLoad } = picture;
  if (!isShown || src === null) {
    return (
      <span className={classNames('item-picture-missing', className)} aria-hidden>
        {isFailed && <ImageBrokenIcon weight="duotone" />}
      </span>
    );
  }
  return (
    <img
      key={attempt}
      src={src}
      alt=""
      draggable={false}
      decoding="async"
      className={className}
      onError={onError}
      onLoad={onLoad}
    />
  );
}

/**
 * Over a tile whose picture failed. It must not be inside another button. `name` is the item's.
 */
export function PictureRetry({ picture, name }: { picture: Picture; name: string }) {
  const control = useCellControl();
  if (!picture.isFailed) return null;
  return (
    <span className="item-picture-retry">
      <button
        {...control}
        type="button"
        className="btn btn-plain btn-sm"
        aria-label={`${RETRY_LABEL}: ${isolate(name)}`}
        onClick={picture.retry}
      >
        <ArrowClockwiseIcon weight="bold" size={14} />
        {RETRY}
      </button>
    </span>
  );
}
