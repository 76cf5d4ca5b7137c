/** Composes the game and its dialogs. Loaded only for a player with a username. */
import '../items/items.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FirstWalk } from '../features/first-walk/first-walk.tsx';
import { BellButton } from '../features/bell/bell-button.tsx';
import { ChannelPart } from '../features/channels/channel-part.tsx';
import { ChatGlimpse } from '../features/chat/chat-glimpse.tsx';
import { ChatWindow } from '../features/chat/chat-window.tsx';
import { Composer } from '../features/chat/composer.tsx';
import { Hud } from '../features/hud/hud.tsx';
import { OfflineOverlay } from '../features/offline/offline-overlay.tsx';
import { listenToGestureKeys } from '../features/gestures/gesture-keys.ts';
import { GestureToggle } from '../features/gestures/gesture-toggle.tsx';
import { GestureWheel } from '../features/gestures/gesture-wheel.tsx';
import { listenToHelpKey } from '../features/how-to-play/help-key.ts';
import { InviteButton } from '../features/invitations/invite-button.tsx';
import { followPostLink } from '../features/forum/post-link.ts';
import { followInvitationLink } from '../features/invitations/keep-following.ts';
import { FriendsPanel } from '../features/online-friends/friends-panel.tsx';
import { FriendsStrip } from '../features/online-friends/friends-strip.tsx';
import { OutfitRail } from '../features/outfits/preload.ts';
import { keepDoors } from '../features/places/keep-doors.ts';
import { TownMoments } from '../features/moments/preload.ts';
import { PlaceSign } from '../features/places/place-sign.tsx';
import { FirstStops } from '../features/places/first-stops.tsx';
import { keepSurroundings } from '../features/places/keep-surroundings.ts';
import { PlacesPanel } from '../features/places/places-panel.tsx';
import { QuickActions } from '../features/quick-actions/quick-actions.tsx';
import { RadioPanel } from '../features/radio/radio-panel.tsx';
import { RadioToggle } from '../features/radio/radio-toggle.tsx';
import { Townsfolk } from '../features/townsfolk/townsfolk.tsx';
import { RewardHost } from '../features/rewards/reward-host.tsx';
import { UnreadTab } from '../features/unread-tab/unread-tab.tsx';
import { queryClient } from '../net/query-client.ts';
import { dismissToasts } from '../ui/feedback/toast.ts';
import { Later } from '../ui/lazy/later.tsx';
import { lazyPage } from '../ui/lazy/lazy-part.ts';
import { startMembershipReminder } from './membership-reminder.ts';
import { startBackButton } from '../screens/back-button.ts';
import { screenRegistry } from './all-screens.ts';
import { DialogHost } from './dialog-host.tsx';
import { LoadingScreen } from './pages/loading-screen.tsx';
import { useEmailNote } from './email-note.ts';
import { WithReferenceCards } from './reference-cards.tsx';
import { keepNotified, offerInstallationLater, openLinkedScreen } from './keep-notified.ts';
import { keepWishlist } from './keep-wishlist.ts';
import { startPortraits } from './portraits.ts';
import { startSound } from './start-sound.ts';
import { warmScreens } from './warm-screens.ts';

const GESTURE_TOGGLES = { bar: <GestureToggle place="bar" />, corner: <GestureToggle place="corner" /> };
const GameScreen = lazyPage(async () => (await import('../features/game/game-screen.tsx')).GameScreen, LoadingScreen);

export default function Game() {
  useEffect(startMembershipReminder, []);
  useEffect(warmScreens, []);
  useEffect(startBackButton, []);
  useEffect(() => keepDoors((name) => screenRegistry.has(name)), []);
  useEffect(keepSurroundings, []);
  useEffect(listenToHelpKey, []);
  useEffect(listenToGestureKeys, []);
  useEffect(startPortraits, []);
  useEffect(startSound, []);
  useEffect(followInvitationLink, []);
  useEffect(followPostLink, []);
  useEffect(openLinkedScreen, []);
  useEffect(keepNotified, []);
  useEffect(keepWishlist, []);
  useEffect(offerInstallationLater, []);
  // The toasts of the landing page would be the first stops of Tab in the town.
  useEffect(dismissToasts, []);
  useEmailNote();
  return (
    <QueryClientProvider client={queryClient}>
      <WithReferenceCards>
        <GameScreen
          firstStops={<FirstStops />}
          renderOffline={(connection) => <OfflineOverlay connection={connection} />}
        >
          <Townsfolk />
          <FirstWalk />
          {/* The town, the frame with its bars, its menus, and the chat: each is laid out in a task of its own. */}
          <Later>
            <Hud
              place={
                <>
                  <PlaceSign />
                  <ChannelPart />
                </>
              }
              bell={<BellButton />}
              strip={
                <>
                  <FriendsStrip whenAlone={<InviteButton />} />
                  <RadioToggle />
                </>
              }
              composer={<Composer />}
              chatWindow={
                <Later frames={2}>
                  <ChatGlimpse />
                  <ChatWindow />
                  <OutfitRail />
                </Later>
              }
              panels={
                <>
                  <PlacesPanel />
                  <FriendsPanel whenAlone={<InviteButton />} />
                  <RadioPanel />
                </>
              }
              wheel={<GestureWheel />}
              wheelToggles={GESTURE_TOGGLES}
            />
          </Later>
          <Later frames={3}>
            <TownMoments />
          </Later>
        </GameScreen>
        <DialogHost />
        <QuickActions />
        <RewardHost />
      </WithReferenceCards>
      <UnreadTab />
    </QueryClientProvider>
  );
}
