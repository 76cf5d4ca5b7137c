/** Pictures, videos and custom emoji in players' texts. Foreign content loads on a click, without a referrer (videos: origin only). */
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { type ReactNode, useState } from 'react';
import { storageUrl } from '../../net/client-config.ts';
import {
  BBCODE_TEXTS,
  checkImageUrl,
  checkVideoId,
  pictureSize,
  VIDEO_PLAYER_ORIGIN,
} from '../../shared/rules/bbcode/values.ts';
import { hostOf, isTrusted } from './hosts.ts';
import { text } from './text.ts';

export interface LoadButtonProps {
  icon: ReactNode;
  /** Label with the action and the host. */
  label: string;
  isWide?: boolean;
  onLoad: () => void;
}

/** A placeholder button for foreign content. */
export function LoadButton({ icon, label, isWide, onLoad }: LoadButtonProps) {
  return (
    <button type="button" className="bb-load" data-wide={isWide || undefined} onClick={onLoad}>
      <span aria-hidden className="bb-load-icon">
        {icon}
      </span>
      {label}
    </button>
  );
}

/** Moves the focus from the placeholder to the content. */
const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

interface PictureProps {
  address: string;
  value: string | null;
  attributes: ReadonlyMap<string, string>;
  isInLink: boolean;
}

export function Picture({ address, value, attributes, isInLink }: PictureProps) {
  const checked = checkImageUrl(address);
  const [isRequested, setIsRequested] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  if (checked.value === undefined) return <span className="bb-wrong">{BBCODE_TEXTS.invalidImageUrl}</span>;
  const url = checked.value;
  const isShown = isRequested || isTrusted(url);
  if (hasFailed) return null;
  if (!isShown && isInLink)
    return (
      <span>
        {text.pictureOn} {hostOf(url)}
      </span>
    );
  if (!isShown) {
    const label = text.showPictureFrom({ host: hostOf(url) });
    return (
      <LoadButton icon={<ImageIcon weight="duotone" size={20} />} label={label} onLoad={() => setIsRequested(true)} />
    );
  }
  const { widthPx, heightPx } = pictureSize(value, attributes);
  return (
    <img
      ref={isRequested ? takeFocus : undefined}
      tabIndex={isRequested ? -1 : undefined}
      className="bb-picture"
      src={url}
      alt={attributes.get('alt') ?? text.picture}
      width={widthPx}
      height={heightPx}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setHasFailed(true)}
    />
  );
}

export function Video({ id, isInLink }: { id: string; isInLink: boolean }) {
  const checked = checkVideoId(id);
  const [isRequested, setIsRequested] = useState(false);
  if (checked.value === undefined) return <span className="bb-wrong">{checked.error}</span>;
  if (isInLink) return <span>{text.videoOnYoutube}</span>;
  const video = checked.value;
  return (
    <span className="bb-video">
      {isRequested ? (
        <iframe
          ref={takeFocus}
          title={text.youtubeVideo}
          src={`${VIDEO_PLAYER_ORIGIN}/embed/${video}?autoplay=1&rel=0`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the player has another origin, so it cannot access the page
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          // YouTube requires a referrer (error 153); it receives only the origin.
          referrerPolicy="strict-origin"
          allowFullScreen
        />
      ) : (
        <LoadButton
          isWide
          icon={<PlayIcon weight="fill" size={26} />}
          label={text.playVideoFromYoutube}
          onLoad={() => setIsRequested(true)}
        />
      )}
      <a href={`https://www.youtube.com/watch?v=${video}`} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text.watchOnYoutube}
      </a>
    </span>
  );
}

/** A custom emoji from the storage host; hidden when it fails to load. */
export function Emoji({ path }: { path: string }) {
  const [failedPath, setFailedPath] = useState<string>();
  if (failedPath === path) return null;
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return (
    <img
      className="bb-emoji"
      src={storageUrl(path)}
      alt={`:${name}:`}
      title={`:${name}:`}
      loading="lazy"
      draggable={false}
      onError={() => setFailedPath(path)}
    />
  );
}
