/** The switches over the wishlist: a copy on the account, and what the bell says about it. */
import './wishlist-copy.css';
import { useSnapshot } from 'valtio';
import { Switch } from '../../ui/controls/switch.tsx';
import { showFailure } from '../../ui/feedback/outcome.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { forgetOnAccount, keepOnAccount, kept } from './state.ts';
import { text } from './text.ts';

export function WishlistCopySwitches() {
  const { isKept, hasNews, isBusy } = useSnapshot(kept);
  const isOn = isKept === true;
  const run = async (work: Promise<void>, said: string): Promise<void> => {
    try {
      await work;
      showToast({ text: said, tone: 'ok', id: 'wishlist-copy' });
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <section className="wishlist-copy card" aria-label={text.title}>
      <Row
        label={text.keep}
        note={text.keepNote}
        isOn={isOn}
        isDisabled={isBusy || isKept === null}
        onChange={(isWanted) =>
          void (isWanted ? run(keepOnAccount(true), text.kept) : run(forgetOnAccount(), text.forgotten))
        }
      />
      {isOn && (
        <Row
          label={text.news}
          isOn={hasNews}
          isDisabled={isBusy}
          onChange={(isWanted) => void run(keepOnAccount(isWanted), isWanted ? text.newsOn : text.newsOff)}
        />
      )}
    </section>
  );
}

interface RowProps {
  label: string;
  note?: string;
  isOn: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
}

function Row({ note, ...control }: RowProps) {
  return (
    <div className="wishlist-copy-row">
      <span className="flex min-w-0 flex-col">
        <span className="t-small font-bold">{control.label}</span>
        {note !== undefined && <span className="t-micro text-ink-3">{note}</span>}
      </span>
      <Switch {...control} />
    </div>
  );
}
