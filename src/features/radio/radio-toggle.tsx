/**
 * The radio's button in the bottom bar, lit while it is on. It opens the panel, and the radio plays while the button is
 * mounted.
 */
import './radio.css';
import { RadioIcon } from '@phosphor-icons/react/dist/csr/Radio';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { hud, togglePanel } from '../../state/settings/hud.ts';
import { keepRadio, radio } from '../../state/settings/radio.ts';
import { settings } from '../../state/settings/settings.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { preloadProps } from '../../ui/lazy/preload-props.ts';
import { RADIO_PANEL_ID, RADIO_TOGGLE_ID } from './ids.ts';
import { OpenRadioPanel } from './preload.ts';
import { text } from './text.ts';
import { labelled } from '../../languages/name-list.ts';

const PRELOAD = preloadProps(OpenRadioPanel);

export function RadioToggle() {
  const { isPlayingRadio } = useSnapshot(settings);
  const isPanelOpen = useSnapshot(hud).panels.includes('radio');
  const { status } = useSnapshot(radio);
  useEffect(() => keepRadio(), []);
  return (
    <IconButton
      {...PRELOAD}
      id={RADIO_TOGGLE_ID}
      label={text.radio}
      title={labelled(text.radio, text.status[status])}
      size="lg"
      aria-expanded={isPanelOpen}
      aria-controls={isPanelOpen ? RADIO_PANEL_ID : undefined}
      className={classNames('radio-toggle', isPlayingRadio && 'pressed')}
      data-status={status}
      onClick={() => togglePanel('radio')}
    >
      <RadioIcon weight="fill" size={21} />
    </IconButton>
  );
}
