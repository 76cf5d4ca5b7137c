/** The picture of an item. Without one, or while it cannot be loaded, an icon replaces it. */
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { ImageBrokenIcon } from '@phosphor-icons/react/dist/csr/ImageBroken';
import { classNames } from '../ui/layout/class-names.ts';
import { useCellControl } from '../ui/lists/cell-focus.ts';
import { type Picture, usePicture } from './use-picture.ts';
import './item-picture.css';
import { text } from './text.ts';
import { labelled } from '../languages/name-list.ts';

const RETRY = text.retry;
const RETRY_LABEL = text.retryLabel;

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

export interface RetriedPictureProps extends ItemPictureProps {
  /** What the picture shows. */
  name: string;
}

/** A small picture with its retry. It must not be inside a button, and its container must be positioned. */
export function RetriedPicture({ src, name, className }: RetriedPictureProps) {
  const picture = usePicture(src);
  return (
    <>
      <PictureView picture={picture} className={className} />
      <PictureRetry picture={picture} name={name} isSmall />
    </>
  );
}

export interface PictureRetryProps {
  picture: Picture;
  /** What the picture shows. */
  name: string;
  /** For small pictures: only the icon, in the lower corner of the container. */
  isSmall?: boolean;
}

/** Over a tile whose picture failed. It must not be inside another button. */
export function PictureRetry({ picture, name, isSmall = false }: PictureRetryProps) {
  const control = useCellControl();
  if (!picture.isFailed) return null;
  return (
    <span className={classNames('item-picture-retry', isSmall && 'is-small')}>
      <button
        {...control}
        type="button"
        className={classNames('btn btn-plain btn-sm', isSmall && 'btn-icon')}
        aria-label={labelled(RETRY_LABEL, name)}
        onClick={picture.retry}
      >
        <ArrowClockwiseIcon weight="bold" size={14} />
        {!isSmall && RETRY}
      </button>
    </span>
  );
}
