/** New friends who stand near each other wave. Each page makes the wave of its own player. */
import { requestGesture } from '../../state/people/gesture-requests.ts';
import { heardFigures } from '../../state/people/heard-figures.ts';

const NEAR_PX = 600;

export function waveToFriend(username: string): void {
  const figures = heardFigures();
  const own = figures.find(({ player }) => player.isSelf)?.shown;
  const other = figures.find(({ player }) => player.user?.username === username)?.shown;
  if (own === undefined || other === undefined || own.isMoving || other.isMoving) return;
  if (Math.hypot(own.x - other.x, own.y - other.y) <= NEAR_PX) requestGesture('wave');
}
