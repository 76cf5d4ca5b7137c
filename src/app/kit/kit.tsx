/**
 * All interface components on one page, for developers of screens: `npx vite`, then /kit.html; `?theme=night` shows the
 * other theme. Not part of the product's build.
 */
import '../../ui/ui.css';
import '../../items/items.css';
import '../../people/people.css';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Coins, Gems, PursePill } from '../../ui/controls/amount.tsx';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Badge, Chip, Tag } from '../../ui/controls/chip.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Field, FormError } from '../../ui/controls/field.tsx';
import { LevelRing } from '../../people/level-ring.tsx';
import { LanternMark } from '../../ui/layout/lantern-mark.tsx';
import { CoinMark, CrownMark, GemMark } from '../../ui/layout/marks.tsx';
import { Menu, MenuItem, MenuRule, MenuSwitch } from '../../ui/overlays/menu.tsx';
import { NameTag, NameText } from '../../people/name-tag.tsx';
import { Card } from '../../ui/layout/panel.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { HangingSign, Sign } from '../../ui/layout/sign.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Slider } from '../../ui/controls/slider.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { ToastHost } from '../../ui/feedback/toast-host.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { AvatarParts } from './kit-avatars.tsx';
import { RichTextParts } from './kit-rich-text.tsx';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-4" data-accent="boutique">
      <h2 className="t-over mb-2">{title}</h2>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  );
}

function Buttons() {
  return (
    <Group title="Buttons">
      <Button tone="primary">Primary</Button>
      <Button tone="sign">Sign</Button>
      <Button>Plain</Button>
      <Button tone="ghost">Ghost</Button>
      <Button tone="danger">Danger</Button>
      <Button tone="ghost-danger">Delete</Button>
      <Button tone="coin" icon={<CoinMark />}>
        Buy for 2,400
      </Button>
      <Button tone="gem" icon={<GemMark />}>
        Buy for 45
      </Button>
      <Button disabled reason="138 gems short" icon={<GemMark />}>
        Buy for 450
      </Button>
      <Button size="sm">Small</Button>
      <Button size="lg" tone="primary">
        Large
      </Button>
      <Button isPressed>On</Button>
      <IconButton label="Lantern">
        <LanternMark size={16} />
      </IconButton>
    </Group>
  );
}

function Inputs() {
  const [text, setText] = useState('mirabel');
  const [isOn, setIsOn] = useState(true);
  const [volume, setVolume] = useState(40);
  return (
    <Group title="Inputs">
      <Field className="w-full" label="Name" value={text} onChange={setText} countTo={8} hint="A hint." />
      <Field className="w-full" label="Password" type="password" value={text} onChange={setText} error="Too weak." />
      <FormError>Something is wrong with the whole form.</FormError>
      <Switch label="Switch" isOn={isOn} onChange={setIsOn} />
      <div className="w-40">
        <Slider label="Volume" value={volume} onChange={setVolume} />
      </div>
      <ProgressBar className="w-full" label="Progress" value={volume / 100} />
    </Group>
  );
}

function Labels() {
  return (
    <Group title="Prices, names, presence, level">
      <Coins value={12_450} />
      <Gems value={180} />
      <PursePill currency="coins" value={18_450} />
      <NameTag name="odette" crownLabel="Resident" color="#8833ff" />
      <NameTag name="kenji404" isLit />
      <NameText name="mirabel_rose" color="#ff4488" crownLabel="Resident" />
      <AvatarThumb name="odette" isOnline />
      <AvatarThumb name="Rowan Pike" isOnline={false} isLit />
      <LevelRing level={27} progress={0.64} />
      <Chip isOn>Selected</Chip>
      <Chip>Chip</Chip>
      <Tag tone="ok">Approved</Tag>
      <Tag tone="warn">Pending</Tag>
      <Tag tone="bad">Rejected</Tag>
      <Tag tone="info">Info</Tag>
      <Badge count={120} label="unread" />
    </Group>
  );
}

function Strips() {
  const [flag, setFlag] = useState<'about' | 'comments'>('about');
  const [segment, setSegment] = useState<'public' | 'whispers'>('public');
  return (
    <Group title="Tabs">
      <Card isInked className="w-full">
        <Tabs
          label="Flags"
          value={flag}
          onChange={setFlag}
          tabs={[
            { value: 'about', label: 'About' },
            { value: 'comments', label: 'Comments', badge: <Tag>24</Tag> },
          ]}
        >
          <TabPanel value="about" className="p-3">
            Flags hang from the sign.
          </TabPanel>
        </Tabs>
      </Card>
      <Tabs
        className="w-full"
        look="segments"
        label="Segments"
        value={segment}
        onChange={setSegment}
        tabs={[
          { value: 'public', label: 'Public Chat' },
          { value: 'whispers', label: 'Whispers', badge: <Badge count={3} label="unread" /> },
        ]}
      >
        <TabPanel value="public" className="p-3">
          Segments suit small panels.
        </TabPanel>
        <TabPanel value="whispers" className="p-3">
          Nobody whispers.
        </TabPanel>
      </Tabs>
    </Group>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const [isOn, setIsOn] = useState(false);
  const close = () => setOpen(null);
  const toastAll = () => {
    showToast({ text: 'Changes applied successfully!', tone: 'ok' });
    showToast({ text: 'Insufficient funds', tone: 'bad' });
    showToast({ text: 'odette is now online.' });
    showToast({ text: 'kenji404 tipped you 1,000 coins', tone: 'coin' });
  };
  return (
    <Group title="Overlays">
      <Menu trigger={<Button>Menu</Button>} align="start">
        <MenuItem icon={<CrownMark />}>About</MenuItem>
        <MenuItem isDisabled note="Soon">
          Options
        </MenuItem>
        <MenuRule />
        <MenuSwitch label="Optimized Mode" isOn={isOn} onChange={setIsOn} />
      </Menu>
      <Popover label="Popover" trigger={<Button>Popover</Button>}>
        <p className="p-3">A few words beside what opened them.</p>
      </Popover>
      <Tooltip text="Whisper to odette">
        <Button>Tooltip</Button>
      </Tooltip>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Button onClick={toastAll}>Toasts</Button>
      {open === 'dialog' && (
        <Dialog title="Forums" accent="books" hasAwning hasTravel widthPx={930} heightPx={690} onClose={close}>
          <p className="p-6">Content</p>
        </Dialog>
      )}
      {open === 'drawer' && (
        <Drawer title="Menu" onClose={close}>
          <p className="p-6">Content</p>
        </Drawer>
      )}
    </Group>
  );
}

function Kit() {
  return (
    <main className="fixed inset-0 overflow-auto bg-paper p-5">
      <h1 className="t-hero mb-4">Parts of the interface</h1>
      <div className="grid gap-6 md:grid-cols-3">
        <div>
          <Buttons />
          <Inputs />
        </div>
        <div>
          <Labels />
          <Strips />
          <Overlays />
        </div>
        <div className="flex flex-col gap-4">
          <HangingSign title="Lantern Bay" />
          <Sign accent="gelato" className="px-4 py-2">
            <span className="sign-title">Sign</span>
          </Sign>
          <Card>
            <Empty
              picture={<LanternMark size={58} isLit={false} />}
              title="No friends, yet :)"
              text="Say hello in the square."
            />
          </Card>
          <Card className="p-2">
            <SkeletonRows label="Loading" />
          </Card>
        </div>
        <Group title="Avatars">
          <AvatarParts />
        </Group>
      </div>
      <Group title="Rich text">
        <RichTextParts />
      </Group>
      <ToastHost />
    </main>
  );
}

document.documentElement.dataset.theme = new URLSearchParams(window.location.search).get('theme') ?? 'day';
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Kit />);
