/** The cookie game: the cookie, its purchases and the player's progress. */
import { FloppyDiskIcon } from '@phosphor-icons/react/dist/csr/FloppyDisk';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatCookies } from './numbers.ts';
import { TICK_MS } from '../../shared/rules/cookie/constants.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { createAchievementToasts } from './achievement-toasts.ts';
import './cookie.css';
import { Achievements } from './parts/achievements.tsx';
import { BigCookie } from './parts/big-cookie.tsx';
import { Buildings } from './parts/buildings.tsx';
import { ClickUpgrades } from './parts/click-upgrades.tsx';
import { NewBakery } from './parts/new-bakery.tsx';
import { SaveTools } from './parts/save-tools.tsx';
import { Statistics } from './parts/statistics.tsx';
import { closeGame, cookies, keepMissedSave, openGame, saveGame, saveHere, tick } from './state.ts';
import { earnedAway, text } from './text.ts';

/** A crash loses at most this much. The server is called less often. */
const SAVE_HERE_MS = 5000;
const SAVE_TO_SERVER_MS = 60_000;

export default function CookieScreen() {
  const { game, isEnded, missedSave } = useSnapshot(cookies);
  useRunningGame();
  if (isEnded) {
    return (
      <div className="grid flex-1 place-items-center" role="alert">
        <Empty picture="/ui/cookie/cookie-plain.webp" title={text.takenOverTitle} text={text.takenOver} />
      </div>
    );
  }
  if (game === null) return <SkeletonRows label={text.loading} />;
  return (
    <div className="cookie-screen scroll">
      <BigCookie />
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        {missedSave !== null && <output className="form-error">{text.missedSave({ reason: missedSave })}</output>}
        <div className="flex items-center justify-between gap-3">
          <h3 className="t-heading">{text.clickUpgrades}</h3>
          <SaveButton />
        </div>
        <ClickUpgrades />
        <Statistics />
        <Buildings />
        <NewBakery />
        <Achievements />
        <SaveTools />
      </div>
    </div>
  );
}

function SaveButton() {
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    const username = nameOfPlayer();
    setIsSaving(true);
    try {
      const message = await saveGame();
      showToast({ text: message ?? text.savedHere, tone: message === null ? 'info' : 'ok', id: 'cookie-save' });
    } catch (error) {
      complain(username, error);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Button size="sm" isBusy={isSaving} onClick={() => void save()} icon={<FloppyDiskIcon weight="fill" size={17} />}>
      {text.saveGame}
    </Button>
  );
}

/** Opens the player's game, ticks and saves it, and leaves it when the dialog closes. */
function useRunningGame(): void {
  useEffect(() => {
    const toasts = createAchievementToasts();
    const username = nameOfPlayer();
    let isOpen = true;
    const opened = openGame(username, {
      unlocked: toasts.show,
      leftBehind: () => showToast({ text: text.leftBehind, tone: 'info', id: 'cookie-left' }),
    });
    const complainWhileOpen = (error: unknown): void => {
      if (isOpen) complain(username, error);
    };
    opened.catch(complainWhileOpen).finally(() => {
      if (isOpen && cookies.earnedAway >= 1)
        showToast({
          id: 'cookie-away',
          text: earnedAway(cookies.earnedAway, formatCookies(cookies.earnedAway)),
          tone: 'coin',
        });
    });
    const timers = [
      window.setInterval(tick, TICK_MS),
      window.setInterval(saveHere, SAVE_HERE_MS),
      window.setInterval(() => void saveGame().catch((error: unknown) => complain(username, error)), SAVE_TO_SERVER_MS),
    ];
    window.addEventListener('pagehide', saveHere);
    return () => {
      isOpen = false;
      window.removeEventListener('pagehide', saveHere);
      for (const timer of timers) window.clearInterval(timer);
      toasts.stop();
      void closeGame();
    };
  }, []);
}

const nameOfPlayer = (): string => session.user?.username ?? '';

/** In the game only: what fails after it was closed is shown when it is opened again. */
function complain(username: string, error: unknown): void {
  if (cookies.game === null) {
    keepMissedSave(username, error);
    return;
  }
  showToast({ text: error instanceof Error ? error.message : text.loadFailed, tone: 'bad', id: 'cookie-trouble' });
}
