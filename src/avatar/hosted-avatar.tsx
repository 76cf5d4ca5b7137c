/**
 * An avatar drawn by the avatar image host: one picture per view, or one small sheet of all six in Optimized Mode. The
 * previous view stays until the next one has loaded. On failure the parent provides a replacement.
 */
import { useEffect, useState } from 'react';
import { clientConfig } from '../net/client-config.ts';
import { COLUMN_OF_ROTATION } from '../shared/art/avatar-sizes.ts';
import { VIEW_COUNT } from '../shared/rules/town.ts';
import type { AvatarStatus } from './painted-avatar.tsx';
import { firstLimitMs, withTimeout } from './retry-timing.ts';
import { wrapRotation } from './views.ts';

export interface HostedAvatarProps {
  username: string;
  /** Rotation, 0 to 5. */
  view: number;
  isOptimized: boolean;
  /** Changes with the player's look; null while the look is unknown. */
  version: string | null;
  onStatus: (status: AvatarStatus) => void;
}

export function HostedAvatar({ username, view: rotation, isOptimized, version, onStatus }: HostedAvatarProps) {
  const [shown, setShown] = useState<{ url: string; rotation: number } | null>(null);
  const query = version === null ? '' : `?v=${version}`;
  const base = `${clientConfig().hosts.avatars}/avatars/${encodeURIComponent(username)}`;
  const url = isOptimized ? `${base}/sheet@half.webp${query}` : `${base}/${rotation}.webp${query}`;

  useEffect(() => {
    let isUnmounted = false;
    onStatus('loading');
    withTimeout(firstLimitMs(isOptimized), loadPicture(url)).then(
      () => {
        if (isUnmounted) return;
        setShown({ url, rotation });
        onStatus('shown');
        if (isOptimized) return;
        // Preloads the views on both sides: the user most likely turns the figure next.
        for (const turn of [1, -1])
          void loadPicture(`${base}/${wrapRotation(rotation + turn)}.webp${query}`).catch(ignore);
      },
      () => {
        if (!isUnmounted) onStatus('failed');
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [base, query, url, rotation, isOptimized, onStatus]);

  if (shown === null) return null;
  if (!shown.url.includes('/sheet@half.webp'))
    return <img className="avatar-picture" src={shown.url} alt="" draggable={false} />;
  const column = COLUMN_OF_ROTATION[shown.rotation] ?? 0;
  const style = { width: `${VIEW_COUNT * 100}%`, left: `${column * -100}%` };
  return (
    <span className="avatar-picture avatar-sheet">
      <img src={shown.url} alt="" draggable={false} style={style} />
    </span>
  );
}

function loadPicture(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve());
    picture.addEventListener('error', () => reject(new Error(`${url} failed to load`)));
    picture.src = url;
  });
}

const ignore = (): undefined => undefined;
