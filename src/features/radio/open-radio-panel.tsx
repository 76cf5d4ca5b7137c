/** The content of the radio's panel: on and off, status and volume. */
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { RadioIcon } from '@phosphor-icons/react/dist/csr/Radio';
import { SpeakerHighIcon } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { SpeakerLowIcon } from '@phosphor-icons/react/dist/csr/SpeakerLow';
import { SpeakerXIcon } from '@phosphor-icons/react/dist/csr/SpeakerX';
import { useSnapshot } from 'valtio';
import { closePanel, hud } from '../../state/settings/hud.ts';
import { radio, setRadioVolume, toggleRadio, VOLUME_STEP } from '../../state/settings/radio.ts';
import { settings } from '../../state/settings/settings.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { Slider } from '../../ui/controls/slider.tsx';
import { BarPanel } from '../../ui/overlays/bar-panel.tsx';
import { RADIO_PANEL_ID, RADIO_TOGGLE_ID } from './ids.ts';
import { percent, spokenPercent, text } from './text.ts';

export function OpenRadioPanel() {
  const { status } = useSnapshot(radio);
  const { isPlayingRadio, radioVolume, isMuted } = useSnapshot(settings);
  const { isCompact } = useSnapshot(hud);
  return (
    <BarPanel
      id={RADIO_PANEL_ID}
      className="radio-panel"
      accent="harbour"
      label={text.radio}
      toggleId={RADIO_TOGGLE_ID}
      onClose={() => closePanel('radio')}
      isLayer={isCompact}
      headClassName="radio-head"
      head={
        <>
          <span className="sign radio-sign" data-status={status}>
            <RadioIcon weight="fill" size={23} />
          </span>
          <div className="min-w-0 flex-1">
            <h2 className="radio-station">{text.station}</h2>
            <output className="t-micro block text-ink-3">{text.status[status]}</output>
          </div>
          <IconButton label={isPlayingRadio ? text.stop : text.play} size="sm" onClick={toggleRadio}>
            {isPlayingRadio ? <PauseIcon weight="fill" size={15} /> : <PlayIcon weight="fill" size={15} />}
          </IconButton>
        </>
      }
    >
      <div className="radio-volume">
        <Speaker volume={isMuted ? 0 : radioVolume} />
        <Slider
          label={text.volume}
          min={0}
          max={1}
          step={VOLUME_STEP}
          value={radioVolume}
          valueText={spokenPercent(radioVolume)}
          onChange={setRadioVolume}
        />
        <span className="counter radio-percent" aria-hidden>
          {percent(radioVolume)}
        </span>
      </div>
    </BarPanel>
  );
}

function Speaker({ volume }: { volume: number }) {
  const Icon = volume === 0 ? SpeakerXIcon : volume < 0.5 ? SpeakerLowIcon : SpeakerHighIcon;
  return <Icon weight="fill" size={18} className="ico flex-none" />;
}
