/** Exports the save as text and imports one. */
import { useId, useState } from 'react';
import { snapshot, useSnapshot } from 'valtio';
import type { CookieSave } from '../../../shared/rules/cookie/game.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { exportGame } from '../device-save.ts';
import { cookies, playImported, takeBackLeftGame } from '../state.ts';
import { text } from '../text.ts';
import { Fold } from './fold.tsx';

export function SaveTools() {
  const [line, setLine] = useState('');
  const { hasLeft } = useSnapshot(cookies);
  const [refusal, setRefusal] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const refusalId = useId();
  const copy = async () => {
    const { game } = cookies;
    if (game === null) return;
    const exported = exportGame(snapshot(game) as CookieSave);
    setLine(exported);
    try {
      await navigator.clipboard.writeText(exported);
      showToast({ text: text.copied, tone: 'ok' });
    } catch {
      // The clipboard is unavailable on plain HTTP or without permission. The text stays in the field.
      showToast({ text: text.notCopied, tone: 'info' });
    }
  };
  /** Runs one of the two replacements. A refusal is shown here, and the game goes on as it was. */
  const replace = async (task: () => Promise<string>) => {
    setIsBusy(true);
    setRefusal('');
    try {
      showToast({ text: await task(), tone: 'ok' });
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
    }
  };
  const bringIn = () =>
    replace(async () => {
      if (!(await playImported(line))) throw new Error(text.notAGame);
      setLine('');
      return text.imported;
    });
  const takeBack = () =>
    replace(async () => {
      await takeBackLeftGame();
      return text.takenBack;
    });
  return (
    <Fold title={text.copyOrImport}>
      <p className="t-small mt-1 text-ink-3">{text.toolsText}</p>
      <label className="field mt-2">
        <span className="sr-only">{text.gameAsText}</span>
        <input
          value={line}
          aria-invalid={refusal !== '' || undefined}
          aria-describedby={refusal === '' ? undefined : refusalId}
          onChange={(event) => {
            setLine(event.target.value);
            setRefusal('');
          }}
          placeholder={text.gameAsText}
        />
        {refusal !== '' && (
          <span id={refusalId} className="field-note is-error" role="alert">
            {refusal}
          </span>
        )}
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy()}>
          {text.copy}
        </Button>
        <Button size="sm" disabled={line.trim() === ''} isBusy={isBusy} onClick={() => void bringIn()}>
          {text.import}
        </Button>
        {hasLeft && (
          <Button size="sm" tone="ghost" isBusy={isBusy} onClick={() => void takeBack()}>
            {text.takeBack}
          </Button>
        )}
      </div>
    </Fold>
  );
}
