/** What happens in the town by the server's clock: lanterns to find, the lantern minute, weather, the look of the day. Loaded after the town. */
import type { ExtraItems, ExtraLook } from '../plan/extra-items.ts';
import type { Wind } from '../plan/wind.ts';
import { keepLanterns } from '../lanterns/keep-lanterns.ts';
import type { TownLabels } from '../town-labels.ts';
import type { TownWorld } from '../world/town-world.ts';
import type { Dusk } from './dusk.ts';
import { keepDusk } from './keep-dusk.ts';
import { keepEvents } from './keep-events.ts';
import { keepMinute } from './keep-minute.ts';
import { keepStage } from './keep-stage.ts';
import { keepWeather } from './keep-weather.ts';
import { keepWindow } from './keep-window.ts';

export interface Moments {
  /** The light of the hour changed. */
  setLook(look: ExtraLook): void;
  setDusk(dusk: Dusk | null): void;
  close(): void;
}

export interface MomentsDeps {
  world: Pick<TownWorld, 'figures' | 'motion' | 'viewport' | 'wake'>;
  wind: Wind;
  labels: Pick<TownLabels, 'plate'>;
  extras: ExtraItems;
  /** Base URL of the avatar image host; '' is the page's origin. */
  avatarHost: string;
}

export function openMoments({ world, wind, labels, extras, avatarHost }: MomentsDeps): Moments {
  const dusk = keepDusk({ extras, wake: world.wake });
  const parts = [
    dusk,
    keepLanterns({ world, extras }),
    keepMinute({ extras }),
    keepEvents({ extras, labels, wake: world.wake }),
    keepStage({ world, extras }),
    keepWindow({ extras, avatarHost }),
    keepWeather({ extras, wind, wake: world.wake }),
  ];
  return {
    setLook(look) {
      for (const part of parts) part.setLook(look);
    },
    setDusk: dusk.setDusk,
    close() {
      for (const part of parts) part.close();
    },
  };
}
