/** Two diverged saves side by side. The player chooses which one is loaded. */
import { useSnapshot } from 'valtio';
import { buildingsOwned, type CookieSave } from '../../../shared/rules/cookie/game.ts';
import { formatCookies } from '../../../shared/rules/cookie/number-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { choosePlayed, cookies } from '../state.ts';
import * as text from '../text.ts';

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export function ChooseGame() {
  const { choice } = useSnapshot(cookies);
  if (choice === null) return null;
  return (
    <section className="scroll flex flex-1 flex-col items-center justify-center gap-4 p-5 text-center">
      <h3 className="t-display">{text.CHOOSE_TITLE}</h3>
      <p className="t-body max-w-[46ch] text-ink-2">{text.CHOOSE_TEXT}</p>
      <div className="grid w-full max-w-[620px] gap-3 md:grid-cols-2">
        <Candidate title={text.THIS_DEVICE} game={choice.here as CookieSave} onChoose={() => choosePlayed('here')} />
        <Candidate
          title={text.OTHER_DEVICE}
          game={choice.server as CookieSave}
          onChoose={() => choosePlayed('server')}
        />
      </div>
    </section>
  );
}

interface CandidateProps {
  title: string;
  game: CookieSave;
  onChoose: () => void;
}

function Candidate({ title, game, onChoose }: CandidateProps) {
  return (
    <article className="card card-ink flex flex-col items-center gap-1.5 p-4">
      <h4 className="t-heading">{title}</h4>
      <p className="t-small text-ink-3">{text.savedAt(time.format(game.lastSave))}</p>
      <img src="/ui/cookie/cookie-plain.webp" alt="" width={72} height={72} />
      <p className="t-heading num">{formatCookies(game.totalCookies)}</p>
      <p className="t-small text-ink-3">{text.TOTAL_COOKIES}</p>
      <p className="t-small num text-ink-2">
        {buildingsOwned(game)} {text.BUILDINGS_OWNED}
      </p>
      <Button tone="sign" aria-label={`${text.KEEP_THIS}: ${title}`} onClick={onChoose}>
        {text.KEEP_THIS}
      </Button>
    </article>
  );
}
