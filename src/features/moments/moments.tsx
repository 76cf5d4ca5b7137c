/** The words of what happens in the town by the server's clock. Its code is fetched after the town's. */
import { LanternNews } from './lantern-news.tsx';
import { MomentPill } from './moment-pill.tsx';
import { SoundCaptions } from './sound-captions.tsx';
import { RainShade } from './weather.tsx';

export function Moments() {
  return (
    <>
      <LanternNews />
      <MomentPill />
      <RainShade />
      <SoundCaptions />
    </>
  );
}
