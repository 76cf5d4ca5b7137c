/** Rules of money and goods. */
import { DAILY_MOVES, TRIES_A_DAY } from '../../../src/shared/rules/daily-board.ts';
import { COINS_PER_LEVEL } from '../../../src/shared/rules/economy.ts';
import { SCORE_PER_HONOR } from '../../../src/shared/rules/flow.ts';
import { sqlRule, type Rule } from './rule.ts';

const CURRENCY_SUMS = `
  select b."playerId", c.currency,
    case c.currency when 'coins' then b.coins when 'gems' then b.gems else b.honor end as balance,
    (select coalesce(sum(amount), 0) from ledger l where l."playerId" = b."playerId" and l.currency = c.currency) as booked
  from balance b, (select 'coins' as currency union select 'gems' union select 'honor') c`;

/** Rows of the ledger, of purchases those that were not returned. */
const NOT_REFUNDED = `id not in (select cast(substr(reference, 8) as integer) from ledger where reason = 'refund')`;

/** Of the catalogue's item `c`, as a piece of a set. */
const SET_PRICE = `max(1, (c."costCoins" + c."costGems") * 9 / 10)`;
/** Of the piece of a set that a row of the ledger refers to. */
const colourOf = (row: string): string => `substr(${row}.reference, instr(${row}.reference, '-'))`;

export const economyRules: readonly Rule[] = [
  sqlRule('balances are the sums of the ledger', `select * from (${CURRENCY_SUMS}) where balance <> booked`),
  sqlRule('no balance is negative', 'select * from balance where coins < 0 or gems < 0 or honor < 0'),
  sqlRule(
    'each row of the ledger has the balance after it',
    `select * from (
       select id, "playerId", currency, "balanceAfter",
         sum(amount) over (partition by "playerId", currency order by id) as running from ledger
     ) where running <> "balanceAfter"`,
  ),
  sqlRule(
    'nothing is granted or paid twice',
    `select "playerId", currency, reason, reference, count(*) as times from ledger
     where reason in ('starting-grant', 'purchase', 'set', 'lanterns') and ${NOT_REFUNDED}
     group by "playerId", currency, replace(reason, 'set', 'purchase'), reference having count(*) > 1`,
  ),
  sqlRule(
    'a payment grants what was paid, once',
    `select reference, count(*) as times, sum(amount) as sum, cast(substr(reference, instr(reference, '-of') + 3) as integer) as due
     from ledger where reason = 'gem-pack' group by reference having times > 1 or sum <> due`,
  ),
  sqlRule(
    'every player has the starting grants',
    `select id from player where id in (select id from auth_user where email like '%@example.org')
       and (select count(*) from ledger where "playerId" = player.id and reason = 'starting-grant') <> 2`,
  ),
  sqlRule('stock is never below 0', 'select id, quantity from catalogue_item where quantity < 0'),
  sqlRule(
    'what is sold is what is owned and missing from the stock',
    `select * from (
       select id, quantity, cast(substr(id, instr(id, 'of') + 2) as integer) as stock,
         (select count(*) from inventory where "itemId" = catalogue_item.id)
           + (select count(*) from gift where "itemId" = catalogue_item.id and state = 'waiting') as owned
       from catalogue_item where id like 'limited%'
     ) where stock <> quantity + owned`,
  ),
  sqlRule(
    'who owns a priced item has paid for it, and who paid owns it',
    `select i."playerId", i."itemId" from inventory i join catalogue_item c on c.id = i."itemId"
       where (c."costCoins" > 0 or c."costGems" > 0) and not exists (
         select 1 from ledger l where l."playerId" = i."playerId" and l.reference = i."itemId"
           and l.amount = -case l.reason when 'purchase' then c."costCoins" + c."costGems" when 'set' then ${SET_PRICE} end)
         and not exists (
           select 1 from gift g where g."receiverId" = i."playerId" and g."itemId" = i."itemId" and g.state = 'opened')
     union all
     select l."playerId", l.reference from ledger l where l.reason in ('purchase', 'set') and l.${NOT_REFUNDED}
       and exists (select 1 from player where id = l."playerId") and not exists (
       select 1 from inventory i where i."playerId" = l."playerId" and i."itemId" = l.reference)`,
  ),
  sqlRule(
    'a purchase is refunded once, for what was paid',
    `select r.id, r.amount, p.amount as paid from ledger r
       left join ledger p on p."playerId" = r."playerId" and r.reference = 'of row ' || p.id
     where r.reason = 'refund' and (p.id is null or p.amount <> -r.amount)
     union all
     select count(*), min(amount), max(amount) from ledger where reason = 'refund' group by reference having count(*) > 1`,
  ),
  sqlRule(
    'a piece of a set is charged once, at ten percent less',
    `select l.id, l.amount, ${SET_PRICE} as price from ledger l join catalogue_item c on c.id = l.reference
     where l.reason = 'set' and l.amount <> -${SET_PRICE}`,
  ),
  sqlRule(
    'a set and the piece that made it cheaper stay',
    `select r.id, r."playerId", p.reason, p.reference from ledger r join ledger p on r.reference = 'of row ' || p.id
     where r.reason = 'refund' and (p.reason = 'set' or p.reason = 'purchase' and exists (
       select 1 from ledger s where s."playerId" = p."playerId" and s.reason = 'set' and s.id between p.id and r.id
         and ${colourOf('s')} = ${colourOf('p')}))`,
  ),
  sqlRule(
    'a gift is held by one, and paid back when it went back',
    `select g.id, g.state from gift g where (g.state = 'returned') <> exists (
       select 1 from ledger l where l.reason = 'refund' and l.reference = 'of row ' || g."entryId")
     union all
     select g.id, g.state from gift g where g.state = 'opened' and not exists (
       select 1 from inventory i where i."playerId" = g."receiverId" and i."itemId" = g."itemId")`,
  ),
  sqlRule(
    'a tip moves coins, once',
    `select reference, sum(amount) as sum, count(*) as rows from ledger where reason = 'forum-tip'
       group by reference having sum(amount) <> 0
     union all
     select 'tips without coins', (select count(*) from forum_tip), count(*) from ledger
       where reason = 'forum-tip' and amount < 0 having count(*) <> (select count(*) from forum_tip)`,
  ),
  sqlRule(
    'honor of FLOW is that of the points',
    `select id, score, "grantedHonor" from flow_game where "grantedHonor" <> score / ${SCORE_PER_HONOR}
     union all
     select "playerId", points, honor from (
       select g."playerId", sum(g."grantedHonor") as points,
         (select coalesce(sum(amount), 0) from ledger l where l."playerId" = g."playerId" and l.reason = 'flow-honor') as honor
       from flow_game g group by g."playerId") where points <> honor`,
  ),
  sqlRule(
    'a player has three tries of a day, of which one is open',
    `select "playerId", day from daily_try group by "playerId", day
       having count(*) > ${TRIES_A_DAY} or max(number) > ${TRIES_A_DAY}
         or sum(case when "endedAt" is null then 1 else 0 end) > 1`,
  ),
  sqlRule(
    'a lantern of the daily board is of a try that lit all',
    `select l."playerId", l.day from daily_lantern l where not exists (
       select 1 from daily_try t where t."playerId" = l."playerId" and t.day = l.day and t."lanternsLeft" = 0
         and t."endedAt" is not null)`,
  ),
  sqlRule(
    'a try of the daily board has as many moves as its log',
    `select id from daily_try where applied > ${DAILY_MOVES} or length(log) <> ((applied + 2) / 3) * 4`,
  ),
  sqlRule(
    'levels are paid once',
    `select "playerId", "paidLevel", paid from (
       select b."playerId", b."paidLevel", (select coalesce(sum(amount), 0) from ledger l
         where l."playerId" = b."playerId" and l.reason in ('level-reward', 'level-grant')) as paid from balance b)
     where paid > "paidLevel" * ${COINS_PER_LEVEL}`,
  ),
  sqlRule(
    'a multiplier is paid',
    `select "playerId", multiplier from flow_player where multiplier > 1 and not exists (
       select 1 from ledger l where l."playerId" = flow_player."playerId" and l.reason = 'flow-multiplier')`,
  ),
  sqlRule(
    'players wear what they own',
    `select id from player where customization like '%"hat-crown"%' and not exists (
       select 1 from inventory i where i."playerId" = player.id and i."itemId" = 'hat-crown')`,
  ),
];
