/**
 * The full profile of a player: preview, three lazy tabs, and the actions of a visitor or the owner at the bottom. All
 * state belongs to one player and is reset for another.
 */
import './profile.css';
import './profile-bar.css';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ScreenParams, ScreenProps } from '../../screens/screens.ts';
import { isSamePlayer, profileQuery, type FullProfile } from '../../state/people/people.ts';
import { session } from '../../state/session/session.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';
import { type OwnColours, ownColoursOf } from './ground.ts';
import { type Draft, type Edited, OwnerDialog } from './parts/owner-buttons.tsx';
import { OwnerBar } from './parts/owner-bar.tsx';
import { PreviewCard } from './parts/preview-card.tsx';
import { ProfileTabs } from './parts/profile-tabs.tsx';
import { VisitorBar } from './parts/visitor-bar.tsx';
import { text } from './text.ts';

export default function ProfileScreen({ params }: ScreenProps<ScreenParams['profile']>) {
  return <Profile key={params.username.toLowerCase()} {...params} />;
}

function Profile({ username, ...place }: ScreenParams['profile']) {
  const { data, error, isPending, refetch } = useQuery(profileQuery(username));
  if (isPending) {
    return (
      <div className="p-4">
        <SkeletonRows count={5} label={text.loading} />
      </div>
    );
  }
  if (data === undefined) {
    return <LoadFailure message={`${text.loadFailed}${error.message}`} onRetry={() => void refetch()} />;
  }
  return <LoadedProfile profile={data} {...place} />;
}

interface LoadedProfileProps extends Omit<ScreenParams['profile'], 'username'> {
  profile: FullProfile;
}

function LoadedProfile({ profile: saved, tab, commentId }: LoadedProfileProps) {
  const { user } = useSnapshot(session);
  const isNarrow = useIsNarrow();
  const isOwn = isSamePlayer(saved.username, user?.username);
  // What the owner is choosing is shown at once, behind the dialog.
  const [draft, setDraft] = useState<Draft | null>(null);
  const profile = { ...saved, ...draft };
  const colours = ownColoursOf(profile.bioColor);
  // Here, because the preview has another parent on a phone: turning the phone must not close the dialog.
  const [edited, setEdited] = useState<Edited | null>(null);
  const [rotation, setRotation] = useState(0);
  const turning = { rotation, onRotate: setRotation };
  const preview = <PreviewCard profile={profile} isOwn={isOwn} isStrip={isNarrow} {...turning} onEdit={setEdited} />;
  return (
    <div
      className="profile"
      data-own={colours ? '' : undefined}
      data-accent="gelato"
      style={colours === null ? undefined : styleOf(colours)}
    >
      {colours && <div className="profile-ground" aria-hidden />}
      <ProfileTabs
        profile={profile}
        isOwn={isOwn}
        colours={colours}
        preview={preview}
        isNarrow={isNarrow}
        firstTab={tab}
        commentId={commentId}
      />
      {edited && (
        <OwnerDialog
          profile={saved}
          edited={edited}
          onDraft={setDraft}
          onClose={() => {
            setEdited(null);
            setDraft(null);
          }}
        />
      )}
      {isOwn ? <OwnerBar profile={profile} /> : <VisitorBar profile={profile} />}
    </div>
  );
}

/** A variable for each shade and theme; the style sheet chooses by the theme. */
const styleOf = ({ banner, day, night }: OwnColours): CSSProperties =>
  Object.fromEntries([
    ['--own', banner],
    ...Object.entries(day).map(([name, shade]) => [`--${name}-day`, shade]),
    ...Object.entries(night).map(([name, shade]) => [`--${name}-night`, shade]),
  ]) as CSSProperties;
