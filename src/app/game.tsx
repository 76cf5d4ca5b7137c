/** The game and the dialogs over it: everything that only a player with a username loads. */
import { GameScreen } from '../features/game/game-screen.tsx';
import { DialogHost } from './dialog-host.tsx';

export default function Game() {
  return (
    <>
      <GameScreen />
      <DialogHost />
    </>
  );
}
