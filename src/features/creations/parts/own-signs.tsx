/** Beside the title: the way to the player's page as a creator, and the guide for creators. Owns whether the guide is open. */
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette';
import { useState } from 'react';
import { openScreenByName } from '../../../screens/screens.ts';
import { session } from '../../../state/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SignActions } from '../../../ui/overlays/dialog-place.tsx';
import { GuideDialog } from '../guide/guide-dialog.tsx';
import { text } from '../text.ts';

export function OwnSigns() {
  const [isGuideOpen, setIsGuideOpen] = useState(false);
  return (
    <>
      <SignActions>
        <Button
          size="sm"
          icon={<PaletteIcon weight="fill" size={16} />}
          onClick={() => openScreenByName('creators', { username: session.user?.username ?? '' })}
        >
          <span className="max-md:sr-only">{text.ownPage}</span>
        </Button>
        <Button size="sm" icon={<FilePdfIcon weight="fill" size={16} />} onClick={() => setIsGuideOpen(true)}>
          <span className="max-md:sr-only">{text.guide}</span>
        </Button>
      </SignActions>
      {isGuideOpen && <GuideDialog onClose={() => setIsGuideOpen(false)} />}
    </>
  );
}
