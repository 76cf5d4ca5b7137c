/** Switches the sound of FLOW, in the dialog's header. */
import { SpeakerHighIcon } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { SpeakerSlashIcon } from '@phosphor-icons/react/dist/csr/SpeakerSlash';
import { useSnapshot } from 'valtio';
import { settings } from '../../../state/settings/settings.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { SignActions } from '../../../ui/overlays/dialog-place.tsx';
import { text } from '../text.ts';

export function SoundButton() {
  const { isFlowSoundOn } = useSnapshot(settings);
  const Icon = isFlowSoundOn ? SpeakerHighIcon : SpeakerSlashIcon;
  return (
    <SignActions>
      <IconButton
        size="sm"
        label={text.sound}
        isPressed={isFlowSoundOn}
        onClick={() => {
          settings.isFlowSoundOn = !settings.isFlowSoundOn;
        }}
      >
        <Icon weight="fill" size={18} />
      </IconButton>
    </SignActions>
  );
}
