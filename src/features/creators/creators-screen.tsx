/** A creator's page, or the favourites of a month. Each leads to the other. */
import './creators.css';
import type { ScreenParams, ScreenProps } from '../../screens/screens.ts';
import { CreatorPage } from './parts/creator-page.tsx';
import { Favourites } from './parts/favourites.tsx';

export default function CreatorsScreen({ params }: ScreenProps<ScreenParams['creators']>) {
  return params === undefined ? (
    <Favourites />
  ) : (
    <CreatorPage key={params.username.toLowerCase()} username={params.username} />
  );
}
