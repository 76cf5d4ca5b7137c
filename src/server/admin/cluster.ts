/** The administrator's command about the processes of a world: lists them, and takes players away from one before it is stopped. */
import { DomainError } from '../domain-error.ts';
import type { World, WorldNode } from '../realtime/directory/directory.ts';
import { OperatorText } from '../sentences.ts';
import { table } from './table.ts';

const USAGE = 'cluster [drain NODE|undrain NODE]';
const COLUMNS = ['NODE', 'STATE', 'PLAYERS', 'CHANNELS', 'BUILD', 'LAG', 'LAST SIGN'] as const;

/** `world` is null while no server runs. */
export async function runCluster(
  world: Pick<World, 'nodes' | 'drain'> | null,
  [action, name, ...rest]: readonly string[],
): Promise<string> {
  if (world === null) throw new DomainError('unavailable', new OperatorText('no server runs on this data folder'));
  const nodes = world.nodes();
  if (nodes.length === 0) return 'One process serves this world: REDIS_URL is not set.';
  if (action === undefined) {
    const hasLocations = new Set(nodes.flatMap(({ locations }) => locations)).size > 1;
    return table([COLUMNS, ...nodes.map((node) => cellsOf(node, hasLocations))]);
  }
  if ((action !== 'drain' && action !== 'undrain') || name === undefined || rest.length > 0)
    throw new DomainError('bad-request', new OperatorText(`expected: ${USAGE}`));
  const node = nodes.find((one) => one.name === name);
  if (node === undefined) {
    throw new DomainError(
      'not-found',
      new OperatorText(`"${name}" is none of ${nodes.map((one) => one.name).join(', ')}`),
    );
  }
  await world.drain(name, action === 'drain');
  return action === 'drain'
    ? `No more players are directed to ${name}; the ${node.players} who are there move to other processes within seconds.`
    : `Players are directed to ${name} again.`;
}

const cellsOf = (
  { name, path, players, channels, build, isDraining, lagMs, silentMs }: WorldNode,
  hasLocations: boolean,
): string[] => [
  name,
  path === null ? 'no town' : isDraining ? 'draining' : 'serving',
  String(players),
  channels
    .map(({ location, number, players: count }) => `${hasLocations ? `${location} ` : ''}${number}: ${count}`)
    .join(', ') || '-',
  build || '-',
  `${lagMs} ms`,
  `${Math.round(silentMs / 100) / 10} s ago`,
];
