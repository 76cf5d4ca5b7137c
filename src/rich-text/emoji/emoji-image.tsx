/** A custom emoji as a picture. Shows its name until the picture is loaded, and retries while the art is being rendered. */
import { useEffect, useState } from 'react';
import { runtime } from '../../shared/runtime/client.ts';
import { backoffMs } from '../../shared/runtime/timing.ts';

const RETRY_FIRST_MS = 2000;
const RETRIES_MAX = 6;

export interface EmojiImageProps {
  /** Path below /emojis/. */
  imgUrl: string;
  /** With colons. */
  name: string;
  /** Alternative text; default: the name. */
  label?: string;
  className?: string;
}

export function EmojiImage({ imgUrl, name, label = name, className = 'emoji' }: EmojiImageProps) {
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed || tries >= RETRIES_MAX) return undefined;
    const retryImage = (): void => {
      setHasFailed(false);
      setTries(tries + 1);
    };
    return runtime.setTimeout(retryImage, backoffMs(runtime, { firstMs: RETRY_FIRST_MS }, tries));
  }, [hasFailed, tries]);
  if (hasFailed) return <span className="emoji-name">{name}</span>;
  return (
    <img
      src={tries === 0 ? imgUrl : `${imgUrl}?again=${tries}`}
      alt={label}
      title={label}
      className={className}
      loading="lazy"
      draggable={false}
      onError={() => setHasFailed(true)}
    />
  );
}
