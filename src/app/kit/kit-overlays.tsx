/** Tabs, menus, popovers, dialogs, drawers, covers and toasts on the component page; each opens from a button. */
import { type MouseEvent, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Badge, Tag } from '../../ui/controls/chip.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { showUndoToast } from '../../ui/feedback/undo-toast.tsx';
import { CoinMark, CrownMark } from '../../ui/layout/marks.tsx';
import { Card } from '../../ui/layout/panel.tsx';
import { BarPanel } from '../../ui/overlays/bar-panel.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Cover, CoverText, CoverTitle } from '../../ui/overlays/cover.tsx';
import { SignActions, SignNote } from '../../ui/overlays/dialog-place.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { LeaveButton, UnsavedGuard } from '../../ui/overlays/form-parts.tsx';
import { Menu, MenuItem, MenuRule, MenuSwitch } from '../../ui/overlays/menu.tsx';
import { AnchoredPopover, Popover } from '../../ui/overlays/popover.tsx';
import { NO_REASON, ReasonDialog } from '../../ui/overlays/reason-dialog.tsx';
import { Group } from './group.tsx';

export function TabParts() {
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
            { value: 'about', label: 'About', icon: <CrownMark size={14} /> },
            { value: 'comments', label: 'Comments', badge: <Tag>24</Tag> },
          ]}
        >
          <TabPanel value="about" className="p-3">
            Flags hang from the sign.
          </TabPanel>
          <TabPanel value="comments" className="p-3">
            No comments.
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

export function MenuParts() {
  const [isOn, setIsOn] = useState(false);
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  return (
    <Group title="Menus, popovers, panels">
      <Menu trigger={<Button>Menu</Button>} align="start">
        <MenuItem icon={<CrownMark />}>About</MenuItem>
        <MenuItem isDisabled note="Soon">
          Options
        </MenuItem>
        <MenuRule />
        <MenuSwitch label="Optimized Mode" isOn={isOn} onChange={setIsOn} />
      </Menu>
      <Popover label="Beside its button" trigger={<Button>Popover</Button>}>
        <p className="p-3">A few words beside what opened them.</p>
      </Popover>
      <Button onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget.getBoundingClientRect())}>
        Popover at a place
      </Button>
      {anchor && (
        <AnchoredPopover anchor={anchor} label="At a place" onClose={() => setAnchor(null)} widthPx={220}>
          <p className="p-3">As beside an avatar in the town.</p>
        </AnchoredPopover>
      )}
      <Button id="kit-panel" onClick={() => setIsPanelOpen(!isPanelOpen)}>
        Bar panel
      </Button>
      {isPanelOpen && (
        <div className="relative h-40 w-full">
          <BarPanel
            label="Radio"
            head={<b>Radio</b>}
            toggleId="kit-panel"
            onClose={() => setIsPanelOpen(false)}
            isLayer={false}
          >
            <p className="p-3">The town behind it stays usable.</p>
          </BarPanel>
        </div>
      )}
    </Group>
  );
}

const DIALOGS = ['Dialog', 'Small dialog', 'Form', 'Confirm', 'Reason', 'Drawer', 'Cover'] as const;

export function DialogParts() {
  const [open, setOpen] = useState<(typeof DIALOGS)[number] | null>(null);
  const [fields, setFields] = useState(NO_REASON);
  const close = (): void => setOpen(null);
  return (
    <Group title="Dialogs">
      {DIALOGS.map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {open === 'Dialog' && (
        <Dialog title="Forums" accent="books" hasAwning hasTravel widthPx={930} heightPx={690} onClose={close}>
          <SignNote>
            <Badge count={3} label="new posts" />
          </SignNote>
          <SignActions>
            <Button size="sm">New post</Button>
          </SignActions>
          <p className="p-6">Content</p>
        </Dialog>
      )}
      {open === 'Small dialog' && (
        <Dialog title="A question" isSmall widthPx={420} onClose={close}>
          <p className="p-6">A card at the bottom of narrow windows</p>
        </Dialog>
      )}
      {open === 'Form' && (
        <Dialog title="Unsaved work" isSmall widthPx={420} onClose={close}>
          <div className="flex flex-col gap-3 p-5">
            <UnsavedGuard isUnsaved />
            <Field label="Name" value="mirabel" onChange={() => undefined} />
            <LeaveButton />
          </div>
        </Dialog>
      )}
      {open === 'Confirm' && (
        <ConfirmDialog
          title="Delete the outfit?"
          confirmLabel="Delete"
          onConfirm={close}
          onClose={close}
          confirmIcon={<CoinMark />}
        >
          It cannot be restored.
        </ConfirmDialog>
      )}
      {open === 'Reason' && (
        <ReasonDialog
          title="Mute"
          kept={{ fields, change: setFields, forget: () => setFields(NO_REASON), isStored: false }}
          act={() => Promise.resolve({ success: true, message: 'Muted.' })}
          onClose={close}
        />
      )}
      {open === 'Drawer' && (
        <Drawer title="Drawer" onClose={close}>
          <div className="p-6">
            <Button onClick={close}>Close the drawer</Button>
          </div>
        </Drawer>
      )}
      {open === 'Cover' && (
        <Cover className="fixed inset-0 z-[90] grid place-content-center gap-3 bg-paper p-6 text-center">
          <CoverTitle className="t-hero">You are connected elsewhere</CoverTitle>
          <CoverText>Nothing below takes keys or clicks.</CoverText>
          <Button tone="primary" onClick={close}>
            Come back
          </Button>
        </Cover>
      )}
    </Group>
  );
}

export function ToastParts() {
  const showAll = (): void => {
    showToast({ text: 'Changes applied successfully!', tone: 'ok' });
    showToast({ text: 'Insufficient funds', tone: 'bad' });
    showToast({ text: 'odette is now online.', tone: 'info' });
    showToast({ text: 'kenji404 tipped you 1,000 coins', tone: 'coin' });
  };
  const showUndo = (): void =>
    showUndoToast({
      id: 'kit',
      text: 'The outfit was deleted.',
      undoLabel: 'Undo',
      durationMs: 8000,
      onUndo: () => showToast({ text: 'It is back.', tone: 'ok', id: 'kit' }),
    });
  return (
    <Group title="Toasts">
      <Button onClick={showAll}>Toasts</Button>
      <Button onClick={showUndo}>Toast with undo</Button>
    </Group>
  );
}
