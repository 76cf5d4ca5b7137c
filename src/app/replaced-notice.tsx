/** Offers a reload when the code of this page is gone. Not a toast: the toaster's own code can be what is missing. */
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { useSnapshot } from 'valtio';
import { Button } from '../ui/controls/button.tsx';
import { NEW_VERSION, page, RELOAD } from './new-version.ts';

const reload = (): void => window.location.reload();

export function ReplacedNotice() {
  const { isReplaced } = useSnapshot(page);
  if (!isReplaced) return null;
  return (
    <div className="toast toast-layer reload-notice" data-tone="info" role="alert">
      <span className="puck">
        <InfoIcon size={20} weight="fill" color="var(--info)" />
      </span>
      <span className="min-w-0 flex-1">{NEW_VERSION}</span>
      <Button size="sm" tone="primary" onClick={reload}>
        {RELOAD}
      </Button>
    </div>
  );
}
