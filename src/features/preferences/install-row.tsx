/** Installs the page as an app, where the browser offers it; on phones of Apple, how to do it by hand. */
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useSnapshot } from 'valtio';
import { install, installation } from '../../state/settings/installation.ts';
import { pushObstacle } from '../../state/web-push/push-browser.ts';
import { Button } from '../../ui/controls/button.tsx';
import { text } from './closed-page-text.ts';
import { Group, Row } from './rows.tsx';

export function InstallRow() {
  const { offer, isInstalled } = useSnapshot(installation);
  const isByHand = pushObstacle() === 'homeScreen';
  if (offer === null && !isInstalled && !isByHand) return null;
  return (
    <Group title={text.device}>
      <Row label={text.install} note={isByHand ? text.homeScreen : text.installNote}>
        {isInstalled && text.installed}
        {offer !== null && (
          <Button icon={<DownloadSimpleIcon weight="fill" size={18} />} onClick={() => void install()}>
            {text.installNow}
          </Button>
        )}
      </Row>
    </Group>
  );
}
