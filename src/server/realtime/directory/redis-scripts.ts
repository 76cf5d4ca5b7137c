/**
 * The scripts that Redis runs, each as a whole: what is read and what is written belong together. A player's entry is
 * `node|epoch`. Times are in milliseconds of Redis' clock. Owns no state.
 */
import { type CommandParser, defineScript } from '@redis/client';
import * as z from 'zod/mini';

/** `keys` and arguments are in the order in which the script uses them. */
const script = <Schema extends z.ZodMiniType>(replies: Schema, lua: string) =>
  defineScript({
    SCRIPT: lua,
    parseCommand(parser: CommandParser, keys: readonly string[], args: readonly (string | number)[]) {
      parser.pushKeysLength([...keys]);
      parser.push(...args.map(String));
    },
    transformReply: (reply: unknown): z.infer<Schema> => replies.parse(reply),
  });

const NOW = `local t = redis.call('TIME'); local now = t[1] * 1000 + math.floor(t[2] / 1000)\n`;

/** Players of one call: more arguments do not fit on the stack of a script. */
export const PLAYERS_PER_CALL = 500;

export const SCRIPTS = {
  /**
   * Enters players, unless a newer claim of another node has entered; the older node of each is notified. KEYS: the entries. ARGV: node,
   * prefix, seconds to live, then epoch, player and tab of each. Replies for each: 0 when it did not enter, 2 when another node had it, else 1.
   */
  enterPlayers: script(
    z.array(z.number()),
    `
    local node, prefix, ttl = ARGV[1], ARGV[2], ARGV[3]
    local replies = {}
    for i, key in ipairs(KEYS) do
      local epoch, player, tab = ARGV[i * 3 + 1], ARGV[i * 3 + 2], ARGV[i * 3 + 3]
      local old = redis.call('GET', key)
      local oldNode, oldEpoch
      if old then oldNode, oldEpoch = string.match(old, '^([^|]*)|(%d+)$') end
      if oldEpoch and tonumber(oldEpoch) > tonumber(epoch) then
        replies[i] = 0
      else
        if oldNode and oldNode ~= node then
          local message = { kind = 'evict', player = player, epoch = tonumber(epoch), tab = tab }
          redis.call('PUBLISH', prefix .. 'node:' .. oldNode, cjson.encode(message))
        end
        redis.call('SET', key, node .. '|' .. epoch, 'EX', ttl)
        replies[i] = (oldNode and oldNode ~= node) and 2 or 1
      end
    end
    return replies`,
  ),

  /** Removes an entry that is still this claim's. KEYS: the entry. ARGV: `node|epoch`. */
  leavePlayer: script(
    z.number(),
    `
    if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
    return 0`,
  ),

  /**
   * Publishes a message to the nodes that serve the players, one a node. KEYS: the entries, then the nodes by their last sign of life. ARGV:
   * own node, prefix, time until which the message is valid, time to live of a node, the message (the members of a JSON object).
   * Replies how many players it reached and how many are online but could not be reached; -1 when it came too late.
   */
  tellPlayers: script(
    z.tuple([z.number(), z.number()]),
    `${NOW}
    local own, prefix, untilMs, aliveMs, body = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]
    if now > tonumber(untilMs) then return {-1, 0} end
    local groups, nodes = {}, {}
    local count, start = #KEYS - 1, #prefix + #'online:' + 1
    local entries = redis.call('MGET', unpack(KEYS, 1, count))
    for i = 1, count do
      local entry = entries[i]
      local node = entry and string.sub(entry, 1, string.find(entry, '|', 1, true) - 1)
      if node and node ~= own then
        if not groups[node] then groups[node] = {}; nodes[#nodes + 1] = node end
        local group = groups[node]
        group[#group + 1] = string.sub(KEYS[i], start)
      end
    end
    local reached, missed = 0, 0
    for _, node in ipairs(nodes) do
      if tonumber(redis.call('ZSCORE', KEYS[#KEYS], node) or 0) >= now - aliveMs then
        local text = '{"until":' .. untilMs .. ',"to":' .. cjson.encode(groups[node]) .. ',' .. body .. '}'
        if redis.call('PUBLISH', prefix .. 'node:' .. node, text) > 0 then reached = reached + #groups[node]
        else missed = missed + #groups[node] end
      end
    end
    return {reached, missed}`,
  ),

  /**
   * A node's sign of life. KEYS: what nodes say of themselves, the nodes by their last sign of life. ARGV: time to live, node, what it says;
   * without a node it only reads. Replies the time and, in pairs, the nodes that live and what they say.
   */
  beat: script(
    z.array(z.string()),
    `${NOW}
    local aliveMs, node, said = tonumber(ARGV[1]), ARGV[2], ARGV[3]
    if node then
      redis.call('HSET', KEYS[1], node, said)
      redis.call('ZADD', KEYS[2], now, node)
    end
    for _, dead in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now - 12 * aliveMs)) do
      redis.call('HDEL', KEYS[1], dead)
      redis.call('ZREM', KEYS[2], dead)
    end
    local reply = { string.format('%.0f', now) }
    for _, living in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], now - aliveMs, '+inf')) do
      reply[#reply + 1] = living
      reply[#reply + 1] = redis.call('HGET', KEYS[1], living) or ''
    end
    return reply`,
  ),

  /** Removes a node that stops. KEYS as above. ARGV: node. */
  leaveNode: script(
    z.number(),
    `redis.call('HDEL', KEYS[1], ARGV[1])
    return redis.call('ZREM', KEYS[2], ARGV[1])`,
  ),
};
