/** Installs the page as an app, where the browser offers it; on phones of Apple, how to do it by hand. */
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useSnapshot } from 'valtio';
import { install, installation } from '../../state/settings/installation.ts';
import { pushObstacle } from '../../state/web-push/push-browser.ts';
import { Button } from '../../ui/controls/button.tsx';
import * as text from './closed-page-text.ts';
import { Group, Row } from './rows.tsx';

export function InstallRow() {
  const { offer, isInstalled } = useSnapshot(installation);
  const isByHand = pushObstacle() === 'home-screen';
  if (offer === null && !isInstalled && !isByHand) return null;
  return (
    <Group title={text.DEVICE}>
      <Row label={text.INSTALL} note={isByHand ? text.HOME_SCREEN : text.INSTALL_NOTE}>
        {isInstalled && text.INSTALLED}
        {offer !== null && (
          <Button icon={<DownloadSimpleIcon weight="fill" size={18} />} onClick={() => void install()}>
            {text.INSTALL_NOW}
          </Button>
        )}
      </Row>
    </Group>
  );
}
