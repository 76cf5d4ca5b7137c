/** The list of the bell as a dialog, for phones. Back returns to it from what an entry opened. */
import { BellList } from './bell-list.tsx';

export default function BellScreen() {
  return <BellList />;
}
