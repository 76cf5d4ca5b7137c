/**
 * The avatar renderer of all screens (specification: social, sections 3 and 4; avatar, section 2.1): one figure in one of
 * six views. Other players are shown by pictures of the avatar image host; if that fails, they are composited from the
 * storage host's layers in the core's worker. The player's own figure and previews are always composited. A figure whose
 * pictures fail is hidden.
 */
import './avatar.css';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../net/http.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX, HALF_HEIGHT_PX } from '../shared/art/avatar-sizes.ts';
import { hashLook } from '../shared/art/look-hash.ts';
import { getCustomization } from '../shared/contract/wardrobe.ts';
import type { Customization } from '../shared/rules/slots.ts';
import { runtime } from '../shared/runtime/client.ts';
import type { Cancel } from '../shared/runtime/runtime.ts';
import { session } from '../state/session/session.ts';
import { settings } from '../state/settings/settings.ts';
import { classNames } from '../ui/layout/class-names.ts';
import { HostedAvatar } from './hosted-avatar.tsx';
import { type AvatarStatus, PaintedAvatar, type WornBesides } from './painted-avatar.tsx';
import { retryDelayMs, fallbackLimitMs, firstLimitMs, withTimeout } from './retry-timing.ts';
import { useNewerLook, usePlayerLook } from './use-player-look.ts';
import { sideOf, wrapRotation } from './views.ts';
import { text } from './text.ts';

/** A sprite is enlarged up to this factor before the larger size is used. */
const STRETCH = 1.1;

export interface AvatarViewProps {
  /** The player. Outfit changes are applied live while the player is in town. */
  username?: string;
  /** A look to draw instead of the player's own, for previews. May change every frame. */
  customization?: Customization;
  /** What is worn with that look. Another object redraws the figure. */
  also?: WornBesides;
  /** View 0 (front) to 5; other integers wrap around. */
  rotation?: number;
  /** Height on the page; the width is half of it. By default the avatar fills the height of its parent. */
  heightPx?: number;
  /** Accessible name; by default the username and the view. */
  label?: string;
  className?: string;
  /** Drawn over the figure, placed in its frame. */
  over?: ReactNode;
  onStatus?: (status: AvatarStatus) => void;
}

export function AvatarView({
  username,
  customization,
  also,
  rotation = 0,
  heightPx,
  label,
  className,
  over,
  onStatus,
}: AvatarViewProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [status, setStatus] = useState<AvatarStatus>('loading');
  const [hasBeenShown, setHasBeenShown] = useState(false);
  const { isOptimizedMode } = useSnapshot(settings);
  const view = wrapRotation(rotation);
  const shownHeightPx = useShownHeight(frame, heightPx);
  const size =
    isOptimizedMode || (shownHeightPx ?? 0) * window.devicePixelRatio <= HALF_HEIGHT_PX * STRETCH ? 'half' : 'full';

  const report = useCallback(
    (next: AvatarStatus) => {
      setStatus(next);
      if (next === 'shown') setHasBeenShown(true);
      onStatus?.(next);
    },
    [onStatus],
  );

  const drawing = { view, size, isOptimized: isOptimizedMode, onStatus: report } as const;
  return (
    <span
      ref={frame}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas cannot be an <img>
      role="img"
      aria-label={label ?? text.seenFrom({ name: username ?? text.avatar, side: sideOf(view) })}
      className={classNames('avatar-view', className)}
      data-status={status}
      data-flat={isOptimizedMode || undefined}
      style={heightPx === undefined ? undefined : { height: heightPx }}
    >
      {!hasBeenShown && <Silhouette />}
      {shownHeightPx !== null &&
        (customization ? (
          <Look customization={customization} also={also} {...drawing} />
        ) : (
          username && <Player key={username.toLowerCase()} username={username} {...drawing} />
        ))}
      {over}
    </span>
  );
}

interface Drawing {
  view: number;
  size: 'full' | 'half';
  isOptimized: boolean;
  onStatus: (status: AvatarStatus) => void;
}

interface LookProps extends Drawing {
  customization: Customization;
  also: WornBesides | undefined;
}

function Look({ customization, also, view, size, isOptimized, onStatus }: LookProps) {
  // Screens may pass an equal look as a new object at every render; only a different look is redrawn.
  const key = JSON.stringify(customization);
  const look = useMemo(() => JSON.parse(key) as Customization, [key]);
  return (
    <PaintedAvatar
      look={look}
      also={also}
      rotation={view}
      size={size}
      limitMs={firstLimitMs(isOptimized)}
      onStatus={onStatus}
    />
  );
}

function Player({ username, ...drawing }: Drawing & { username: string }) {
  const { view, size, isOptimized, onStatus } = drawing;
  const { user } = useSnapshot(session);
  const worn = usePlayerLook(username);
  const [hasHostFailed, setHasHostFailed] = useState(false);
  const newer = useNewerLook(username);
  const version = useMemo(() => (newer !== null ? `r${newer}` : worn === null ? null : hashLook(worn)), [worn, newer]);
  const isSelf = user?.username?.toLowerCase() === username.toLowerCase();

  const fallBack = useCallback(
    (status: AvatarStatus) => {
      if (status === 'failed') setHasHostFailed(true);
      else onStatus(status);
    },
    [onStatus],
  );

  if (!isSelf && !hasHostFailed) {
    return <HostedAvatar {...drawing} username={username} version={version} onStatus={fallBack} />;
  }
  const limitMs = hasHostFailed ? fallbackLimitMs(isOptimized) : firstLimitMs(isOptimized);
  if (worn !== null) {
    return <PaintedAvatar look={worn} rotation={view} size={size} limitMs={limitMs} onStatus={onStatus} />;
  }
  return <AbsentPlayer username={username} limitMs={limitMs} {...drawing} />;
}

/** A player who is not in town: fetches the look from the server. */
function AbsentPlayer({ username, limitMs, view, size, onStatus }: Drawing & { username: string; limitMs: number }) {
  const [look, setLook] = useState<Customization | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    let cancelRetry: Cancel | undefined;
    const load = async (failures: number): Promise<void> => {
      try {
        setLook(await withTimeout(limitMs, call(getCustomization, { params: { username }, signal: abort.signal })));
      } catch {
        if (abort.signal.aborted) return;
        onStatus('failed');
        cancelRetry = runtime.setTimeout(() => void load(failures + 1), retryDelayMs(failures));
      }
    };
    void load(0);
    return () => {
      abort.abort();
      cancelRetry?.();
    };
  }, [username, limitMs, onStatus]);
  if (look === null) return null;
  return <PaintedAvatar look={look} rotation={view} size={size} limitMs={limitMs} onStatus={onStatus} />;
}

/** CSS pixels; null before the first measurement. */
function useShownHeight(frame: { current: HTMLElement | null }, heightPx: number | undefined): number | null {
  const [measuredPx, setMeasuredPx] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (heightPx !== undefined || element === null) return undefined;
    const observer = new ResizeObserver(() => setMeasuredPx(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, heightPx]);
  return heightPx ?? measuredPx;
}

/** Placeholder until the first picture is shown. */
const Silhouette = () => (
  <svg aria-hidden className="avatar-silhouette" viewBox={`0 0 ${CANVAS_WIDTH_PX} ${CANVAS_HEIGHT_PX}`}>
    <path d="M212 70c62 0 104 40 104 92 0 46-34 80-80 86l2 22c44 6 66 26 72 70l18 148c4 26-26 30-32 6l-26-112-6 62 20 108-12 246c-2 26-44 26-46 0l-12-216h-4l-12 216c-2 26-44 26-46 0l-12-246 20-108-6-62-26 112c-6 24-36 20-32-6l18-148c6-44 28-64 72-70l2-22c-46-6-80-40-80-86 0-52 42-92 104-92Z" />
  </svg>
);
