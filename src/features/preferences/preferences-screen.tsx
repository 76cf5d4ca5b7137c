/**
 * The preferences dialog. Every row takes effect at once and closes nothing. The settings themselves are in
 * `state/settings`; further rows are added here with their features.
 */
import './preferences.css';
import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { useSnapshot } from 'valtio';
import { openScreen } from '../../screens/screens.ts';
import { VOLUME_STEP } from '../../state/settings/radio.ts';
import { runningPainter } from '../../state/settings/running-painter.ts';
import { settings } from '../../state/settings/settings.ts';
import { playSound, type SoundName } from '../../state/settings/sounds.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { Slider } from '../../ui/controls/slider.tsx';
import { ClosedPageGroup } from './closed-page-group.tsx';
import { InstallRow } from './install-row.tsx';
import { Group, Row, SwitchRow } from './rows.tsx';
import * as text from './text.ts';

export default function PreferencesScreen() {
  return (
    <div className="scroll preferences">
      <LookGroup />
      <SoundGroup />
      <MotionGroup />
      <KeysGroup />
      <ScreenReaderGroup />
      <ClosedPageGroup />
      <InstallRow />
      <Group title={text.HELP}>
        <Row label={text.HOW_TO_PLAY} note={text.HOW_TO_PLAY_NOTE}>
          <Button icon={<BookOpenIcon weight="fill" size={18} />} onClick={() => openScreen('how-to-play')}>
            {text.HOW_TO_PLAY}
          </Button>
        </Row>
      </Group>
    </div>
  );
}

function LookGroup() {
  const { theme, evening, townPainter, isOptimizedMode } = useSnapshot(settings);
  const { name: running, isReduced } = useSnapshot(runningPainter);
  return (
    <Group title={text.LOOK}>
      <Row label={text.THEME}>
        <Segments
          label={text.THEME}
          choices={choicesOf(text.THEME_NAMES)}
          value={theme}
          onChange={(next) => (settings.theme = next)}
        />
      </Row>
      <Row label={text.TOWN_LIGHT}>
        <Segments
          label={text.TOWN_LIGHT}
          choices={choicesOf(text.LIGHT_NAMES)}
          value={evening}
          onChange={(next) => (settings.evening = next)}
        />
      </Row>
      <Row label={text.TOWN_PAINTER} note={text.painterNote(townPainter, running)}>
        <Segments
          label={text.TOWN_PAINTER}
          choices={choicesOf(text.PAINTER_NAMES)}
          value={townPainter}
          onChange={(next) => (settings.townPainter = next)}
        />
      </Row>
      <Row label={text.TOWN_DETAIL}>{text.detailNote(isOptimizedMode, isReduced)}</Row>
      <Row label={text.LANGUAGE}>{text.ONLY_LANGUAGE}</Row>
    </Group>
  );
}

const VOLUMES = ['radioVolume', 'townVolume', 'interfaceVolume'] as const;
type VolumeName = (typeof VOLUMES)[number];

/** Played at the new volume, so that a player hears it. The radio is heard anyway. */
const SAMPLES: Readonly<Partial<Record<VolumeName, SoundName>>> = {
  townVolume: 'step-stone',
  interfaceVolume: 'button',
};

function setVolume(name: VolumeName, volume: number): void {
  settings[name] = Math.round(volume * 100) / 100;
  const sample = SAMPLES[name];
  if (sample !== undefined) playSound(sample);
}

function SoundGroup() {
  const { isMuted, isFlowSoundOn, ...volumes } = useSnapshot(settings);
  return (
    <Group title={text.SOUND}>
      <SwitchRow label={text.MUTE} isOn={isMuted} onChange={(isOn) => (settings.isMuted = isOn)} />
      {VOLUMES.map((name) => (
        <Row key={name} label={text.VOLUMES[name]} note={text.VOLUME_NOTES[name]}>
          <Slider
            label={text.VOLUMES[name]}
            value={volumes[name]}
            max={1}
            step={VOLUME_STEP}
            valueText={text.percent(volumes[name])}
            onChange={(volume) => setVolume(name, volume)}
          />
        </Row>
      ))}
      <SwitchRow label={text.FLOW_SOUND} isOn={isFlowSoundOn} onChange={(isOn) => (settings.isFlowSoundOn = isOn)} />
    </Group>
  );
}

function MotionGroup() {
  const { motion } = useSnapshot(settings);
  return (
    <Group title={text.MOTION}>
      <Row label={text.MOTION} note={text.MOTION_NOTE}>
        <Segments
          label={text.MOTION}
          choices={choicesOf(text.MOTION_NAMES)}
          value={motion}
          onChange={(next) => (settings.motion = next)}
        />
      </Row>
    </Group>
  );
}

function KeysGroup() {
  const { hasLetterKeys } = useSnapshot(settings);
  return (
    <Group title={text.KEYS}>
      <SwitchRow
        label={text.LETTER_KEYS}
        note={text.LETTER_KEYS_NOTE}
        isOn={hasLetterKeys}
        onChange={(isOn) => (settings.hasLetterKeys = isOn)}
      />
    </Group>
  );
}

function ScreenReaderGroup() {
  const { announcements, hasSoundCues } = useSnapshot(settings);
  return (
    <Group title={text.SCREEN_READER}>
      <Row label={text.TOWN_ANNOUNCEMENTS} note={text.ANNOUNCEMENTS_NOTE}>
        <Segments
          label={text.TOWN_ANNOUNCEMENTS}
          choices={choicesOf(text.ANNOUNCEMENT_NAMES)}
          value={announcements}
          onChange={(next) => (settings.announcements = next)}
        />
      </Row>
      <SwitchRow
        label={text.SOUND_CUES}
        note={text.SOUND_CUES_NOTE}
        isOn={hasSoundCues}
        onChange={(isOn) => (settings.hasSoundCues = isOn)}
      />
    </Group>
  );
}

/** The choices of a strip, in the order of the names. */
const choicesOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));
