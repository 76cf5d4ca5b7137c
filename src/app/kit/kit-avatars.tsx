/** Avatar renderer on the component page: outfits, all views, a size that follows a slider, and a failure. */
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { AvatarStage } from '../../avatar/avatar-stage.tsx';
import { AvatarView } from '../../avatar/avatar-view.tsx';
import { loadArtManifest } from '../../state/art/art-manifest.ts';
import { indexItems, starterLook } from '../../shared/art/dress.ts';
import { type Customization, SIZE_MAX, SIZE_MIN } from '../../shared/rules/slots.ts';
import { settings } from '../../state/settings/settings.ts';
import { Slider } from '../../ui/controls/slider.tsx';
import { Switch } from '../../ui/controls/switch.tsx';

const VIEWS = [0, 1, 2, 3, 4, 5];

/** Needs the server: `npm run dev`, then /kit.html. `?player=name` also shows that player. */
export function AvatarParts() {
  const [look, setLook] = useState<Customization | null>(null);
  const { isOptimizedMode } = useSnapshot(settings);
  useEffect(() => {
    loadArtManifest().then(
      (manifest) => setLook(starterLook(manifest, indexItems(manifest), 'feminine')),
      () => undefined,
    );
  }, []);
  const player = new URLSearchParams(window.location.search).get('player') ?? 'nobody_at_all';
  if (look === null) return <p>The avatar parts need the server.</p>;
  const sized = (size: number) => setLook({ ...look, height: size });
  return (
    <>
      <AvatarStage className="h-[340px] w-[260px]" customization={look} label="The figure on its stage" />
      <div className="flex w-full flex-wrap">
        {VIEWS.map((view) => (
          <AvatarView key={view} heightPx={150} rotation={view} customization={look} />
        ))}
      </div>
      <Slider label="Height" min={SIZE_MIN} max={SIZE_MAX} step={0.005} value={look.height} onChange={sized} />
      <Switch
        label="Optimized Mode"
        isOn={isOptimizedMode}
        onChange={(isOn) => {
          settings.isOptimizedMode = isOn;
        }}
      />
      <AvatarView heightPx={150} username={player} />
    </>
  );
}
