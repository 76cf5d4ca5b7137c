/** Texts of the landing screen (specification: world, section 2.2). */
import { formatCount } from '../../ui/controls/amount.tsx';

export const LOADING_STATUS = 'Loading server status...';
export const CREATOR_LINE = 'A game by the creator of another chat product.';

/** '{n} players of {m} online' */
export const statusLine = (online: number, total: number): string =>
  `${formatCount(online)} players of ${formatCount(total)} online`;
