/**
 * Shows the open dialog with its title, back and forward buttons. Earlier screens of the history stay mounted but hidden,
 * so that their text, scroll position and focus are kept. The history is owned by screens.ts.
 */
import { Activity, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useScreenFocus } from './screen-focus.ts';
import { Dialog } from './preload.ts';
import type { RegisteredScreen } from '../screens/screen-registry.tsx';
import { screenRegistry } from './all-screens.ts';
import { closeScreens, dialogs, goForward, leaveScreen, leaveScreens, type OpenScreen } from '../screens/screens.ts';
import { dropSleepers } from '../ui/layers/layers.ts';
import { dropSleepingGuards, isScreenUnsaved } from '../ui/layers/unsaved.ts';

/** Screens at most this many steps away from the open one stay mounted, and those with unsaved work; others start over. */
const KEPT_STEPS = 4;

export interface DialogHostProps {
  registry?: ReadonlyMap<string, RegisteredScreen>;
}

export function DialogHost({ registry = screenRegistry }: DialogHostProps) {
  const { screens, at, openers } = useSnapshot(dialogs);
  const open = screens[at];
  const dialog = useRef<HTMLDivElement>(null);
  const rememberFocus = useScreenFocus(dialog, open?.id);
  const registered = open && registry.get(open.name);
  // Runs after the layout effects of the screen that is shown again: its layers and guards have woken.
  useLayoutEffect(() => {
    dropSleepers();
    dropSleepingGuards();
  });
  if (!open || !registered) return null;
  const { manifest } = registered;
  const Icon = manifest.icon;
  return (
    <Dialog
      ref={dialog}
      openers={openers()}
      title={manifest.titleOf?.(open.params as never) ?? manifest.title}
      accent={manifest.accent}
      widthPx={manifest.widthPx}
      heightPx={manifest.heightPx}
      hasAwning={manifest.hasAwning}
      icon={Icon && <Icon weight="fill" />}
      onClose={closeScreens}
      onBack={at > 0 ? leaveScreen : undefined}
      onForward={at < screens.length - 1 ? goForward : undefined}
      hasTravel
      isHost
    >
      {screens.map((screen, index) => {
        const isOpen = index === at;
        if (!isOpen && Math.abs(index - at) > KEPT_STEPS && !isScreenUnsaved(screen.id)) return null;
        return (
          <Activity key={screen.id} mode={isOpen ? 'visible' : 'hidden'}>
            <div className="contents" onFocus={(event) => rememberFocus(screen.id, event)}>
              <Screen screen={screen} registered={registry.get(screen.name)} />
            </div>
          </Activity>
        );
      })}
    </Dialog>
  );
}

function Screen({ screen, registered }: { screen: OpenScreen; registered: RegisteredScreen | undefined }) {
  if (!registered) return null;
  const { Content } = registered;
  return <Content params={screen.params} close={() => leaveScreens()} />;
}
