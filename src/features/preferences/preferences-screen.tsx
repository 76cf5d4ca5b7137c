/**
 * The preferences dialog. Every row takes effect at once and closes nothing. The settings themselves are in
 * `state/settings`; further rows are added here with their features.
 */
import './preferences.css';
import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { openScreen } from '../../screens/screens.ts';
import { LANGUAGE_TAGS, type LanguageChoice, LANGUAGES } from '../../shared/rules/languages.ts';
import { chosenLanguage } from '../../state/settings/language.ts';
import { VOLUME_STEP } from '../../state/settings/radio.ts';
import { runningPainter } from '../../state/settings/running-painter.ts';
import { flowSpeed } from '../../state/settings/flow-speed.ts';
import { settings } from '../../state/settings/settings.ts';
import { playSound, type SoundName } from '../../state/settings/sounds.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { Select, type SelectChoice } from '../../ui/controls/select.tsx';
import { Slider } from '../../ui/controls/slider.tsx';
import { showFailure } from '../../ui/feedback/outcome.ts';
import { ClosedPageGroup } from './closed-page-group.tsx';
import { InstallRow } from './install-row.tsx';
import { Group, Row, SwitchRow } from './rows.tsx';
import { saveLanguage } from './save-language.ts';
import { detailNote, painterNote, percent, text } from './text.ts';

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
      <Group title={text.help}>
        <Row label={text.howToPlay} note={text.howToPlayNote}>
          <Button icon={<BookOpenIcon weight="fill" size={18} />} onClick={() => openScreen('how-to-play')}>
            {text.howToPlay}
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
    <Group title={text.look}>
      <Row label={text.theme}>
        <Segments
          label={text.theme}
          choices={choicesOf(text.themeNames)}
          value={theme}
          onChange={(next) => (settings.theme = next)}
        />
      </Row>
      <Row label={text.townLight}>
        <Segments
          label={text.townLight}
          choices={choicesOf(text.lightNames)}
          value={evening}
          onChange={(next) => (settings.evening = next)}
        />
      </Row>
      <Row label={text.townPainter} note={painterNote(townPainter, running)}>
        <Segments
          label={text.townPainter}
          choices={choicesOf(text.painterNames)}
          value={townPainter}
          onChange={(next) => (settings.townPainter = next)}
        />
      </Row>
      <Row label={text.townDetail}>{detailNote(isOptimizedMode, isReduced)}</Row>
      <LanguageRow />
    </Group>
  );
}

const LANGUAGE_CHOICES: readonly SelectChoice<LanguageChoice>[] = [
  { value: 'auto', label: text.languageAuto },
  ...LANGUAGE_TAGS.map((tag) => ({ value: tag, label: LANGUAGES[tag].name, lang: tag })),
];

/** Each language by its own name, so that players find their own in a page that they cannot read. */
function LanguageRow() {
  const [choice, setChoice] = useState(chosenLanguage);
  const choose = async (next: LanguageChoice): Promise<void> => {
    setChoice(next);
    try {
      await saveLanguage(next);
    } catch (error) {
      setChoice(choice);
      showFailure(error);
    }
  };
  return (
    <Row label={text.language} note={text.languageNote}>
      <Select label={text.language} choices={LANGUAGE_CHOICES} value={choice} onChange={(next) => void choose(next)} />
    </Row>
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
  const { isSlow } = useSnapshot(flowSpeed);
  return (
    <Group title={text.sound}>
      <SwitchRow label={text.mute} isOn={isMuted} onChange={(isOn) => (settings.isMuted = isOn)} />
      {VOLUMES.map((name) => (
        <Row key={name} label={text.volumes[name]} note={text.volumeNotes[name]}>
          <Slider
            label={text.volumes[name]}
            value={volumes[name]}
            max={1}
            step={VOLUME_STEP}
            valueText={percent(volumes[name])}
            onChange={(volume) => setVolume(name, volume)}
          />
        </Row>
      ))}
      <SwitchRow label={text.flowSound} isOn={isFlowSoundOn} onChange={(isOn) => (settings.isFlowSoundOn = isOn)} />
      <SwitchRow label={text.flowSlow} isOn={isSlow} onChange={(isOn) => (flowSpeed.isSlow = isOn)} />
    </Group>
  );
}

function MotionGroup() {
  const { motion } = useSnapshot(settings);
  return (
    <Group title={text.motion}>
      <Row label={text.motion} note={text.motionNote}>
        <Segments
          label={text.motion}
          choices={choicesOf(text.motionNames)}
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
    <Group title={text.keys}>
      <SwitchRow
        label={text.letterKeys}
        note={text.letterKeysNote}
        isOn={hasLetterKeys}
        onChange={(isOn) => (settings.hasLetterKeys = isOn)}
      />
    </Group>
  );
}

function ScreenReaderGroup() {
  const { announcements, hasSoundCues } = useSnapshot(settings);
  return (
    <Group title={text.screenReader}>
      <Row label={text.townAnnouncements} note={text.announcementsNote}>
        <Segments
          label={text.townAnnouncements}
          choices={choicesOf(text.announcementNames)}
          value={announcements}
          onChange={(next) => (settings.announcements = next)}
        />
      </Row>
      <SwitchRow
        label={text.soundCues}
        note={text.soundCuesNote}
        isOn={hasSoundCues}
        onChange={(isOn) => (settings.hasSoundCues = isOn)}
      />
    </Group>
  );
}

/** The choices of a strip, in the order of the names. */
const choicesOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));
