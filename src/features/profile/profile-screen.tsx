/**
 * The full profile of a player: preview, three lazy tabs, and the actions of a visitor or the owner at the bottom. All
 * state belongs to one player and is reset for another.
 */
import './profile.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ScreenProps } from '../../screens/screens.ts';
import { isSamePlayer, profileQuery, type FullProfile } from '../../state/people/people.ts';
import { session } from '../../state/session/session.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';
import { groundOf } from './ground.ts';
import { type Edited, OwnerDialog } from './parts/owner-buttons.tsx';
import { OwnerBar } from './parts/owner-bar.tsx';
import { PreviewCard } from './parts/preview-card.tsx';
import { ProfileTabs } from './parts/profile-tabs.tsx';
import { VisitorBar } from './parts/visitor-bar.tsx';
import * as text from './text.ts';

export default function ProfileScreen({ params: { username } }: ScreenProps<{ username: string }>) {
  return <Profile key={username.toLowerCase()} username={username} />;
}

function Profile({ username }: { username: string }) {
  const { data, error, isPending, refetch } = useQuery(profileQuery(username));
  if (isPending) {
    return (
      <div className="p-4">
        <SkeletonRows count={5} label={text.LOADING} />
      </div>
    );
  }
  if (data === undefined) {
    return <LoadFailure message={`${text.LOAD_FAILED}${error.message}`} onRetry={() => void refetch()} />;
  }
  return <LoadedProfile profile={data} />;
}

function LoadedProfile({ profile }: { profile: FullProfile }) {
  const { user } = useSnapshot(session);
  const isNarrow = useIsNarrow();
  const isOwn = isSamePlayer(profile.username, user?.username);
  const ground = groundOf(profile.bioColor);
  // Here, because the preview has another parent on a phone: turning the phone must not close the dialog.
  const [edited, setEdited] = useState<Edited | null>(null);
  const [rotation, setRotation] = useState(0);
  const turning = { rotation, onRotate: setRotation };
  const preview = <PreviewCard profile={profile} isOwn={isOwn} isStrip={isNarrow} {...turning} onEdit={setEdited} />;
  return (
    <div className="profile" data-theme={ground?.theme} data-accent="gelato">
      {ground && <div className="profile-ground" style={{ background: ground.color }} aria-hidden />}
      <ProfileTabs profile={profile} isOwn={isOwn} ground={ground} preview={preview} isNarrow={isNarrow} />
      {edited && <OwnerDialog profile={profile} edited={edited} onClose={() => setEdited(null)} />}
      {isOwn ? <OwnerBar profile={profile} /> : <VisitorBar profile={profile} />}
    </div>
  );
}
