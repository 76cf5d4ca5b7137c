/** Opening a new bakery: what it needs, brings and costs, and the moment after the first one. */
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { locale } from '../../../languages/texts.ts';
import { openScreenByName } from '../../../screens/screens.ts';
import { PRESTIGE_BONUS } from '../../../shared/rules/cookie/constants.ts';
import { prestigeNeeds } from '../../../shared/rules/cookie/game.ts';
import { playSound } from '../../../state/settings/sounds.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { formatCookies } from '../numbers.ts';
import { cookies, openNewBakery } from '../state.ts';
import { text } from '../text.ts';

const percent = new Intl.NumberFormat(locale, { style: 'percent' });

export function NewBakery() {
  const { game } = useSnapshot(cookies);
  const [isAsking, setIsAsking] = useState(false);
  const [hasWon, setHasWon] = useState(false);
  if (game === null) return null;
  const { prestige = 0, totalCookies } = game;
  const needs = prestigeNeeds(game);
  const open = async () => {
    try {
      const opened = await openNewBakery();
      if (opened === null) return;
      playSound('level-up');
      showToast({ text: opened.message, tone: 'ok' });
      setHasWon(opened.prize !== null);
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : text.loadFailed, tone: 'bad', id: 'cookie-trouble' });
    } finally {
      setIsAsking(false);
    }
  };
  const progress = text.newBakeryNeeds({ reached: formatCookies(totalCookies), amount: formatCookies(needs ?? 0) });
  return (
    <section className="card flex flex-col gap-2 p-3" aria-label={text.newBakery}>
      <h3 className="t-heading flex items-center gap-2">
        <StorefrontIcon weight="fill" size={20} aria-hidden />
        {text.newBakery}
      </h3>
      {hasWon && (
        <output className="cookie-prize">
          <img src="/ui/cookie/cookie-golden.webp" alt="" width={44} height={44} />
          <b className="min-w-0 flex-[1_1_180px]">{text.hatWon}</b>
          <Button size="sm" tone="primary" onClick={() => openScreenByName('wardrobe')}>
            {text.openWardrobe}
          </Button>
        </output>
      )}
      {prestige > 0 && (
        <p className="t-small font-bold">{text.bakeryBonus({ percent: percent.format(prestige * PRESTIGE_BONUS) })}</p>
      )}
      {needs !== null && (
        <>
          <p className="t-small text-ink-2">
            {text.newBakeryText({ percent: percent.format(PRESTIGE_BONUS) })}
            {prestige === 0 && ` ${text.newBakeryHat}`}
          </p>
          <ProgressBar label={progress} value={totalCookies / needs} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="t-micro num text-ink-3" aria-hidden>
              {progress}
            </span>
            <Button size="sm" tone="primary" disabled={totalCookies < needs} onClick={() => setIsAsking(true)}>
              {text.openNewBakery}
            </Button>
          </div>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={text.newBakery}
          confirmLabel={text.openNewBakery}
          onConfirm={open}
          onClose={() => setIsAsking(false)}
        >
          <p>{text.newBakeryQuestion}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
