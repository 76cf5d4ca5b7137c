/**
 * All interface components on one page, in every state and size, for developers of screens: `npm run dev`, then /kit.html. Two
 * switches change mood and direction. A test finds components that are missing. Not part of the product's build.
 */
import '../../ui/ui.css';
import '../../items/items.css';
import '../../people/people.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import { LevelRing } from '../../people/level-ring.tsx';
import { NameTag, NameText } from '../../people/name-tag.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { ToastHost } from '../../ui/feedback/toast-host.tsx';
import { Group } from './group.tsx';
import { AvatarParts } from './kit-avatars.tsx';
import { ButtonParts, LabelParts } from './kit-buttons.tsx';
import { ChoiceParts, FieldParts } from './kit-inputs.tsx';
import { ListParts } from './kit-lists.tsx';
import { DialogParts, MenuParts, TabParts, ToastParts } from './kit-overlays.tsx';
import { RichTextParts } from './kit-rich-text.tsx';
import { FeedbackParts, SurfaceParts } from './kit-surfaces.tsx';

type Theme = 'day' | 'night';
type Direction = 'ltr' | 'rtl';

function Looks() {
  const [theme, setTheme] = useState<Theme>(() => (startTheme() === 'night' ? 'night' : 'day'));
  const [direction, setDirection] = useState<Direction>('ltr');
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <Segments
        label="Mood"
        value={theme}
        onChange={setTheme}
        choices={[
          { value: 'day', label: 'Day' },
          { value: 'night', label: 'Lantern night' },
        ]}
      />
      <Segments
        label="Direction"
        value={direction}
        onChange={setDirection}
        choices={[
          { value: 'ltr', label: 'Left to right' },
          { value: 'rtl', label: 'Right to left' },
        ]}
      />
    </div>
  );
}

function People() {
  return (
    <Group title="People">
      <NameTag name="odette" crownLabel="Resident" color="#8833ff" />
      <NameTag name="kenji404" isLit />
      <NameText name="mirabel_rose" color="#ff4488" crownLabel="Resident" />
      <AvatarThumb name="odette" isOnline />
      <AvatarThumb name="Rowan Pike" isOnline={false} isLit />
      <LevelRing level={27} progress={0.64} />
    </Group>
  );
}

function Kit() {
  return (
    <main className="fixed inset-0 overflow-auto bg-paper p-5">
      <h1 className="t-hero mb-4">Parts of the interface</h1>
      <Looks />
      <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        <div className="min-w-0">
          <ButtonParts />
          <LabelParts />
          <People />
          <FeedbackParts />
        </div>
        <div className="min-w-0">
          <FieldParts />
          <ChoiceParts />
          <TabParts />
          <MenuParts />
          <DialogParts />
          <ToastParts />
        </div>
        <div className="min-w-0">
          <SurfaceParts />
          <ListParts />
        </div>
      </div>
      <Group title="Avatars">
        <AvatarParts />
      </Group>
      <Group title="Rich text">
        <RichTextParts />
      </Group>
      <ToastHost />
    </main>
  );
}

function startTheme(): string {
  return new URLSearchParams(window.location.search).get('theme') ?? 'day';
}

document.documentElement.dataset['theme'] = startTheme();
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Kit />);
