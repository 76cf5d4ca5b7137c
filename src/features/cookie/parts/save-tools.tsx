/** Exports the save as text and imports one. */
import { useState } from 'react';
import { snapshot } from 'valtio';
import type { CookieSave } from '../../../shared/rules/cookie/game.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { exportGame } from '../device-save.ts';
import { cookies, hasLeftGame, playImported, takeBackLeftGame } from '../state.ts';
import * as text from '../text.ts';

export function SaveTools() {
  const [line, setLine] = useState('');
  const [hasLeft, setHasLeft] = useState(hasLeftGame);
  const copy = async () => {
    const { game } = cookies;
    if (game === null) return;
    const exported = exportGame(snapshot(game) as CookieSave);
    setLine(exported);
    try {
      await navigator.clipboard.writeText(exported);
      showToast({ text: text.COPIED, tone: 'ok' });
    } catch {
      // The clipboard is unavailable on plain HTTP or without permission. The text stays in the field.
      showToast({ text: text.NOT_COPIED, tone: 'info' });
    }
  };
  const bringIn = () => {
    if (playImported(line)) {
      setLine('');
      setHasLeft(hasLeftGame());
      showToast({ text: text.IMPORTED, tone: 'ok' });
    } else showToast({ text: text.NOT_A_GAME, tone: 'bad' });
  };
  const takeBack = () => {
    takeBackLeftGame();
    showToast({ text: text.TAKEN_BACK, tone: 'ok' });
  };
  return (
    <details className="cookie-fold">
      <summary>{text.COPY_OR_IMPORT}</summary>
      <p className="t-small mt-1 text-ink-3">{text.TOOLS_TEXT}</p>
      <label className="field mt-2">
        <span className="sr-only">{text.GAME_AS_TEXT}</span>
        <input value={line} onChange={(event) => setLine(event.target.value)} placeholder={text.GAME_AS_TEXT} />
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy()}>
          {text.COPY}
        </Button>
        <Button size="sm" disabled={line.trim() === ''} onClick={bringIn}>
          {text.IMPORT}
        </Button>
        {hasLeft && (
          <Button size="sm" tone="ghost" onClick={takeBack}>
            {text.TAKE_BACK}
          </Button>
        )}
      </div>
    </details>
  );
}
