/** Shows the dialog that is open, with its sign and its back and forward knobs. Part of the game, loaded with it. */
import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { Dialog } from '../ui/dialog.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { screenRegistry } from './screen-registry.ts';
import { closeScreens, dialogs, goBack, goForward } from './screens.ts';

export function DialogHost() {
  const { screens, at } = useSnapshot(dialogs);
  const open = screens[at];
  const registered = open && screenRegistry.get(open.name);
  if (!open || !registered) return null;
  const { manifest, Content } = registered;
  const Icon = manifest.icon;
  return (
    <Dialog
      title={manifest.title}
      shop={manifest.shop}
      widthPx={manifest.widthPx}
      heightPx={manifest.heightPx}
      hasAwning={manifest.hasAwning}
      icon={Icon && <Icon />}
      onClose={closeScreens}
      onBack={at > 0 ? goBack : undefined}
      onForward={at < screens.length - 1 ? goForward : undefined}
      hasTravel
    >
      <Suspense fallback={<SkeletonRows label="Loading..." />}>
        <Content key={open.id} params={open.params} close={closeScreens} />
      </Suspense>
    </Dialog>
  );
}
