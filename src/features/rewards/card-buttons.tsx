/** The buttons of a card. They act at once; the outcome of a call is shown in a toast, and a failure keeps the card. */
import { leaveScreens, openScreenByName } from '../../screens/screens.ts';
import { requestGesture } from '../../state/people/gesture-requests.ts';
import { showBellList } from '../../state/session/bell.ts';
import { startWhisper } from '../../state/chat/whispers.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useOutcome } from '../../ui/feedback/use-outcome.ts';
import { acceptRequest, wearBought } from './calls.ts';
import type { CardContent } from './queue.ts';
import { text } from './text.ts';

export interface CardButtonsProps {
  content: CardContent;
  /** Ends the card. */
  onDone: () => void;
}

export function CardButtons({ content, onDone }: CardButtonsProps) {
  const { isBusy, track } = useOutcome();
  const then = (act: () => void) => () => {
    onDone();
    act();
  };
  const open = (screen: string, params?: unknown) => then(() => openScreenByName(screen, params));
  const whisper = (username: string) => then(() => leaveScreens(() => startWhisper(username)));
  const call = (send: () => Promise<{ success: boolean; message: string }>) => async (): Promise<void> => {
    if ((await track(send())) !== null) onDone();
  };
  const main = (label: string, act: () => unknown) => (
    <Button tone="primary" size="sm" isBusy={isBusy} onClick={() => void act()}>
      {label}
    </Button>
  );
  const other = (label: string, act: () => void) => (
    <Button size="sm" onClick={act}>
      {label}
    </Button>
  );
  switch (content.kind) {
    case 'level':
      return main(text.nice, onDone);
    case 'heart':
      return (
        <>
          {main(text.seeProfile, open('profile', { username: content.username }))}
          {other(text.whisper, whisper(content.username))}
        </>
      );
    case 'request':
      return (
        <>
          {main(
            text.accept,
            call(() => acceptRequest(content.id)),
          )}
          {other(text.later, onDone)}
        </>
      );
    case 'friend':
      return (
        <>
          {main(text.sayHello, whisper(content.username))}
          {other(
            text.wave,
            then(() => requestGesture('wave')),
          )}
        </>
      );
    case 'tips':
      return content.names.length === 1
        ? main(text.openPost, open('forum', { selectedPostId: content.postId }))
        : main(text.openList, open('forum'));
    case 'bought':
      return (
        <>
          {main(
            content.items.length === 1 ? text.wearIt : text.wearThem,
            call(() => wearBought(content.items.map(({ id }) => id))),
          )}
          {other(text.later, onDone)}
        </>
      );
    case 'outfit':
      return main(text.gotIt, onDone);
    case 'lanterns':
      return main(text.openAlbum, open('album'));
    case 'more':
      return main(text.openList, then(showBellList));
  }
}
