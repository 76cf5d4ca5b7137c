/** The content of the radio's panel: on and off, status and volume. Back closes it on a phone, where it replaces the chat. */
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { RadioIcon } from '@phosphor-icons/react/dist/csr/Radio';
import { SpeakerHighIcon } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { SpeakerLowIcon } from '@phosphor-icons/react/dist/csr/SpeakerLow';
import { SpeakerXIcon } from '@phosphor-icons/react/dist/csr/SpeakerX';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type RefObject, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { closePanel, hud } from '../../state/settings/hud.ts';
import { radio, setRadioVolume, toggleRadio, VOLUME_STEP } from '../../state/settings/radio.ts';
import { settings } from '../../state/settings/settings.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { Slider } from '../../ui/controls/slider.tsx';
import { useLayer } from '../../ui/layers/use-layer.ts';
import { RADIO_PANEL_ID, RADIO_TOGGLE_ID } from './ids.ts';
import { CLOSE, PLAY, percent, RADIO, spokenPercent, STATION, STATUS, STOP, VOLUME } from './text.ts';

export function OpenRadioPanel() {
  const { status } = useSnapshot(radio);
  const { isPlayingRadio, radioVolume, isMuted } = useSnapshot(settings);
  const { isCompact } = useSnapshot(hud);
  const box = useRef<HTMLElement>(null);
  useEscape(box);
  useLayer(closeAndReturn, isCompact);
  return (
    <section id={RADIO_PANEL_ID} className="hudpanel radio-panel" data-accent="harbour" ref={box} aria-label={RADIO}>
      <div className="radio-head">
        <span className="sign radio-sign" data-status={status}>
          <RadioIcon weight="fill" size={23} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="radio-station">{STATION}</h2>
          <output className="t-micro block text-ink-3">{STATUS[status]}</output>
        </div>
        <IconButton label={isPlayingRadio ? STOP : PLAY} size="sm" onClick={toggleRadio}>
          {isPlayingRadio ? <PauseIcon weight="fill" size={15} /> : <PlayIcon weight="fill" size={15} />}
        </IconButton>
        <button type="button" className="panel-close radio-close" aria-label={CLOSE} onClick={closeAndReturn}>
          <XIcon weight="bold" size={14} />
        </button>
      </div>
      <div className="radio-volume">
        <Speaker volume={isMuted ? 0 : radioVolume} />
        <Slider
          label={VOLUME}
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
    </section>
  );
}

/** Closes the panel; the focus goes to the button that opened it. On the narrowest phones that one comes back first. */
function closeAndReturn(): void {
  closePanel('radio');
  requestAnimationFrame(() => document.getElementById(RADIO_TOGGLE_ID)?.focus());
}

function Speaker({ volume }: { volume: number }) {
  const Icon = volume === 0 ? SpeakerXIcon : volume < 0.5 ? SpeakerLowIcon : SpeakerHighIcon;
  return <Icon weight="fill" size={18} className="ico flex-none" />;
}

/** Escape inside the panel closes it and returns the focus to its button. */
function useEscape(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = box.current;
    if (panel === null) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      closeAndReturn();
    };
    panel.addEventListener('keydown', onKeyDown);
    return () => panel.removeEventListener('keydown', onKeyDown);
  }, [box]);
}
