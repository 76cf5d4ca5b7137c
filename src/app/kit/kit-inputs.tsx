/** Fields and choices on the component page: empty, filled, wrong, too long, disabled. */
import { useState } from 'react';
import { Area } from '../../ui/controls/area.tsx';
import { ChipRow } from '../../ui/controls/chip-row.tsx';
import { ChoiceCards } from '../../ui/controls/choice-cards.tsx';
import { Counter, Field, FormError } from '../../ui/controls/field.tsx';
import { ReasonField } from '../../ui/controls/reason-field.tsx';
import { SearchField } from '../../ui/controls/search-field.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Slider } from '../../ui/controls/slider.tsx';
import { Steps } from '../../ui/controls/steps.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { LanternMark } from '../../ui/layout/lantern-mark.tsx';
import { CoinMark, GemMark } from '../../ui/layout/marks.tsx';
import { Group } from './group.tsx';

const PLACES = ['Fountain', 'Pier', 'Bakery', 'Boutique', 'Stage', 'Arcade', 'Pond', 'Park'].map((label, id) => ({
  id,
  label,
}));
const PAYMENTS = [
  { value: 'coins', label: 'Coins', picture: <CoinMark size={40} /> },
  { value: 'gems', label: 'Gems', picture: <GemMark size={40} /> },
] as const;
type Payment = (typeof PAYMENTS)[number]['value'];

export function FieldParts() {
  const [text, setText] = useState('mirabel');
  const [search, setSearch] = useState('hat');
  const [long, setLong] = useState('A few lines of a player, which may be longer than what is allowed.');
  return (
    <Group title="Fields">
      <Field className="w-full" label="Name" value={text} onChange={setText} countTo={8} hint="A hint." />
      <Field
        className="w-full"
        label="With an icon"
        icon={<LanternMark size={14} />}
        labelEnd={<span className="t-small">Optional</span>}
        value=""
        placeholder="Placeholder"
        onChange={setText}
      />
      <Field className="w-full" label="Password" type="password" value={text} onChange={setText} error="Too weak." />
      <Field className="w-full" label="Wrong without words" value={text} onChange={setText} isBad />
      <Field className="w-full" label="Disabled" value={text} onChange={setText} disabled />
      <SearchField className="w-full" label="Search items" value={search} onChange={setSearch} />
      <Area className="w-full" label="Text" value={long} onChange={setLong} rows={2} countTo={400} hint="A hint." />
      <Area
        className="w-full"
        label="Too long"
        value={long}
        onChange={setLong}
        rows={2}
        countTo={20}
        error="Too long."
      />
      <div className="w-full">
        <ReasonField value={text} onChange={setText} />
      </div>
      <FormError>Something is wrong with the whole form.</FormError>
      <Counter count={10} max={100} />
      <Counter count={95} max={100} />
      <Counter count={101} max={100} />
    </Group>
  );
}

export function ChoiceParts() {
  const [isOn, setIsOn] = useState(true);
  const [volume, setVolume] = useState(40);
  const [place, setPlace] = useState(0);
  const [payment, setPayment] = useState<Payment>('coins');
  const [language, setLanguage] = useState<'en' | 'de' | 'ar'>('en');
  return (
    <Group title="Choices">
      <Switch label="On" isOn={isOn} onChange={setIsOn} />
      <Switch label="Off" isOn={!isOn} onChange={(next) => setIsOn(!next)} />
      <Switch label="Disabled and on" isOn onChange={setIsOn} isDisabled />
      <Switch label="Disabled and off" isOn={false} onChange={setIsOn} isDisabled />
      <div className="w-40">
        <Slider label="Volume" value={volume} onChange={setVolume} valueText={`${volume} per cent`} />
      </div>
      <ChipRow className="w-full" label="Places" choices={PLACES} chosen={place} onChoose={setPlace} />
      <div className="w-full">
        <ChoiceCards label="Payment" choices={PAYMENTS} value={payment} onChange={setPayment} />
      </div>
      <div className="w-full">
        <ChoiceCards label="Payment, low" choices={PAYMENTS} value={payment} onChange={setPayment} isLow />
      </div>
      <Segments className="w-full" label="Currency" choices={PAYMENTS} value={payment} onChange={setPayment} />
      <Select
        label="Language"
        value={language}
        onChange={setLanguage}
        choices={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'de', label: 'Deutsch', lang: 'de' },
          { value: 'ar', label: 'العربية', lang: 'ar' },
        ]}
      />
      {[1, 2, 3].map((current) => (
        <div key={current} className="w-24">
          <Steps current={current} count={3} />
        </div>
      ))}
    </Group>
  );
}
