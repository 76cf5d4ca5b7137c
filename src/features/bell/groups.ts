/**
 * Entries of one kind about one thing are one row: replies to a post, reactions, tips, comments. Read and unread ones are
 * apart, and so are those more than a day older than the newest. Pure.
 */
import type { BellEntry } from '../../shared/contract/bell.ts';

export interface BellGroup {
  /** Id of the newest entry. */
  id: string;
  /** Newest first; at least one. */
  entries: readonly [BellEntry, ...BellEntry[]];
  /** Who did it, last first, each once. Empty for the town. */
  actors: readonly string[];
  isRead: boolean;
}

const SPAN_MS = 24 * 3_600_000;

/** What entries of one row have in common; null: such an entry is a row of its own. */
function thingOf({ kind, postId, replyId, profile }: BellEntry): string | null {
  if (kind === 'reply' || kind === 'quote') return postId;
  if (kind === 'reaction' || kind === 'tip') return `${postId} ${replyId}`;
  return kind === 'comment' || kind === 'answer' ? profile : null;
}

/** Newest first, as the entries are. */
export function groupsOf(entries: readonly BellEntry[]): BellGroup[] {
  const groups: [BellEntry, ...BellEntry[]][] = [];
  const open = new Map<string, [BellEntry, ...BellEntry[]]>();
  for (const entry of entries) {
    const thing = thingOf(entry);
    const key = `${entry.kind} ${entry.isRead} ${thing}`;
    const group = thing === null ? undefined : open.get(key);
    if (group !== undefined && Date.parse(group[0].createdAt) - Date.parse(entry.createdAt) < SPAN_MS) {
      group.push(entry);
      continue;
    }
    const started: [BellEntry, ...BellEntry[]] = [entry];
    groups.push(started);
    open.set(key, started);
  }
  return groups.map((group) => ({
    id: group[0].id,
    entries: group,
    actors: [...new Set(group.flatMap(({ actor }) => actor ?? []))],
    isRead: group[0].isRead,
  }));
}

/** The entry that a row opens: of replies the first one, so that reading goes on downwards; else the newest. */
export function openedEntry({ entries }: BellGroup): BellEntry {
  const [newest] = entries;
  return newest.kind === 'reply' || newest.kind === 'quote' ? (entries.at(-1) ?? newest) : newest;
}
