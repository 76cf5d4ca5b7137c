/** The page of a creator: who it is, how many follow, and the works with how many players wear them. */
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { TrophyIcon } from '@phosphor-icons/react/dist/csr/Trophy';
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avatarThumb } from '../../../net/avatar-images.ts';
import { AvatarThumb } from '../../../people/avatar-thumb.tsx';
import { openScreen } from '../../../screens/screens.ts';
import type { CreatorPage as Page, Work } from '../../../shared/contract/creators.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { SkeletonTiles } from '../../../ui/feedback/skeleton-tiles.tsx';
import { GridRegion } from '../../../ui/lists/grid-region.tsx';
import { SignActions } from '../../../ui/overlays/dialog-place.tsx';
import { creatorQuery, follow } from '../calls.ts';
import { text } from '../text.ts';
import { WorkTile } from './work-tile.tsx';

const COLUMNS = [1, 2, 3, 4, 5] as const;
const TILE_PX = 262;

export function CreatorPage({ username }: { username: string }) {
  const query = useQuery(creatorQuery(username));
  const page = query.data;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-3">
      <SignActions>
        <Button
          size="sm"
          icon={<TrophyIcon weight="fill" size={16} />}
          onClick={() => openScreen('creators', undefined)}
        >
          <span className="max-md:sr-only">{text.favourites}</span>
        </Button>
      </SignActions>
      {page && <Head page={page} />}
      <GridRegion
        query={query}
        loadFailed={text.loadFailed}
        skeleton={<SkeletonTiles label={text.loading} columns={COLUMNS} rows={2} tilePx={TILE_PX} />}
        empty={
          <Empty
            picture="/ui/empty/no-items.webp"
            title={page?.isOwn === true ? text.noOwnWorks : text.noWorks}
            text={page?.isOwn === true ? text.noOwnWorksNote : text.noWorksNote}
          />
        }
        filterKey=""
        label={text.works}
        cells={page?.works ?? []}
        keyOf={workKey}
        columns={COLUMNS}
        estimatePx={TILE_PX}
        renderCell={(work) => <WorkTile work={work} />}
      />
    </div>
  );
}

const workKey = ({ id }: Work): string => id;

function Head({ page }: { page: Page }) {
  const { username, followers, works } = page;
  const wearers = works.reduce((sum, work) => sum + work.wearers, 0);
  return (
    <div className="card creator-head">
      <AvatarThumb name={username} src={avatarThumb(username)} sizePx={58} />
      <div className="creator-who">
        <h3 className="t-heading wrap-anywhere">
          <bdi>{username}</bdi>
        </h3>
        <ul className="creator-facts t-small text-ink-2">
          <li>{text.workCount({ count: works.length })}</li>
          <li>{text.wornTimes({ count: wearers })}</li>
          <li>{text.followers({ count: followers })}</li>
        </ul>
      </div>
      <div className="creator-acts">
        <Button icon={<UserCircleIcon weight="fill" size={18} />} onClick={() => openScreen('profile', { username })}>
          {text.profile}
        </Button>
        {page.isOwn ? (
          <Button onClick={() => openScreen('creations', undefined)}>{text.submissions}</Button>
        ) : (
          <FollowButton page={page} />
        )}
      </div>
    </div>
  );
}

function FollowButton({ page: { username, isFollowed, isBlocked } }: { page: Page }) {
  const [isBusy, setIsBusy] = useState(false);
  const change = async (): Promise<void> => {
    setIsBusy(true);
    await showOutcome(follow(username, !isFollowed));
    setIsBusy(false);
  };
  return (
    <Button
      tone={isFollowed ? 'plain' : 'primary'}
      isPressed={isFollowed}
      isBusy={isBusy}
      disabled={isBlocked && !isFollowed}
      reason={isBlocked && !isFollowed ? text.blocked : undefined}
      icon={<BellIcon weight={isFollowed ? 'fill' : 'bold'} size={18} />}
      onClick={() => void change()}
    >
      {isFollowed ? text.following : text.follow}
    </Button>
  );
}
