/**
 * The board as three bit planes, which together hold the gem number of each cell. A column is eight bits, row 0 is the
 * lowest. Its two spare bits stay 0, so that shifted bits never reach the next column.
 *
 * All functions use one operation on all cells at once: which cells contain the same gem as the cell `offset` bits
 * further. Results for cells off the board are masked out.
 */
export const SIDE: i32 = 6;
/** Bits of a column. */
export const COLUMN: i32 = 8;
export const BOARD: u64 = 0x3f3f3f3f3f3f;
/** Bit 0 of each column. */
export const FLOOR: u64 = 0x010101010101;

let plane0: u64 = 0;
let plane1: u64 = 0;
let plane2: u64 = 0;

export function clearBoard(): void {
  plane0 = 0;
  plane1 = 0;
  plane2 = 0;
}

export function gemAt(bit: i32): u32 {
  return <u32>(((plane0 >> bit) & 1) | (((plane1 >> bit) & 1) << 1) | (((plane2 >> bit) & 1) << 2));
}

/** Puts a gem into an empty cell. */
export function putGem(bit: i32, gem: u32): void {
  plane0 |= (<u64>(gem & 1)) << bit;
  plane1 |= (<u64>((gem >> 1) & 1)) << bit;
  plane2 |= (<u64>(gem >> 2)) << bit;
}

/** Replaces the gem of a cell. */
export function replaceGem(bit: i32, gem: u32): void {
  const kept = ~((<u64>1) << bit);
  plane0 &= kept;
  plane1 &= kept;
  plane2 &= kept;
  putGem(bit, gem);
}

/** The cells that contain a gem number. On a board with empty cells, those of number 0 include them. */
export function cellsWith(gem: u32): u64 {
  const differs =
    (plane0 ^ -(<u64>(gem & 1))) | (plane1 ^ -(<u64>((gem >> 1) & 1))) | (plane2 ^ -(<u64>((gem >> 2) & 1)));
  return ~differs & BOARD;
}

/** Swaps the gems at `bit` and `offset` bits further. */
export function exchange(bit: i32, offset: i32): void {
  const both = ((<u64>1) << bit) | ((<u64>1) << (bit + offset));
  // Where the two bits of a plane differ, inverting both swaps them.
  plane0 ^= both & -(((plane0 >> bit) ^ (plane0 >> (bit + offset))) & 1);
  plane1 ^= both & -(((plane1 >> bit) ^ (plane1 >> (bit + offset))) & 1);
  plane2 ^= both & -(((plane2 >> bit) ^ (plane2 >> (bit + offset))) & 1);
}

function same(offset: u64): u64 {
  const differs = (plane0 ^ (plane0 >> offset)) | (plane1 ^ (plane1 >> offset)) | (plane2 ^ (plane2 >> offset));
  return ~differs & BOARD & (BOARD >> offset);
}

/** The lowest cells of vertical triples of equal gems. */
export function columnTriples(): u64 {
  const pairs = same(1);
  return pairs & (pairs >> 1);
}

/** The leftmost cells of horizontal triples of equal gems. */
export function rowTriples(): u64 {
  const pairs = same(COLUMN);
  return pairs & (pairs >> COLUMN);
}

/** All cells of such triples. */
export function spread(columns: u64, rows: u64): u64 {
  return columns | (columns << 1) | (columns << 2) | rows | (rows << COLUMN) | (rows << (2 * COLUMN));
}

/** Removes the gems in `cleared` and lets the gems above fall. The highest cells of each column are then empty. */
export function dropGems(cleared: u64): void {
  for (let row = SIDE - 1; row >= 0; row--) {
    const columns = (cleared >> row) & FLOOR;
    if (columns == 0) continue;
    // All cells of those columns from this row up.
    const moved = columns * ((0x3f >> row) << row);
    plane0 = (plane0 & ~moved) | ((plane0 >> 1) & moved);
    plane1 = (plane1 & ~moved) | ((plane1 >> 1) & moved);
    plane2 = (plane2 & ~moved) | ((plane2 >> 1) & moved);
  }
}

let swapsAcross: u64 = 0;
let swapsUp: u64 = 0;

/** Cells whose swap with the right neighbour makes a triple, according to the last `findSwaps`. */
export function possibleAcross(): u64 {
  return swapsAcross;
}

/** Cells whose swap with the upper neighbour makes a triple, according to the last `findSwaps`. */
export function possibleUp(): u64 {
  return swapsUp;
}

/**
 * Finds every swap of neighbours that makes a triple and returns their number. The board must not contain a triple. The
 * moved gem needs two equal gems next to its new cell: both on one side, both behind it, or one on each side.
 */
export function findSwaps(): i32 {
  const up2 = same(2);
  const up3 = same(3);
  const right1down2 = same(6);
  const right1down1 = same(7);
  const right1up1 = same(9);
  const right1up2 = same(10);
  const right2down1 = same(15);
  const right2 = same(16);
  const right2up1 = same(17);
  const right3 = same(24);

  // Horizontal: the left gem moves right, then the right gem moves left.
  const gemAbove = right1down1 >> 1;
  const gemBelow = right1up1 << 1;
  swapsAcross =
    (right1up1 & (right1up2 | right1down1)) |
    (right1down1 & right1down2) |
    (right2 & right3) |
    (gemAbove & ((right1down2 >> 2) | gemBelow)) |
    (gemBelow & (right1up2 << 2)) |
    ((right2 << 8) & (right3 << 16));

  // Vertical: the lower gem moves up, then the upper gem moves down.
  const leftOfUpper = right1down1 << 7;
  const leftOfLower = right1up1 << 8;
  swapsUp =
    (right1up1 & (right2up1 | leftOfUpper)) |
    (leftOfUpper & (right2down1 << 15)) |
    (up2 & up3) |
    (gemAbove & ((right2down1 >> 1) | leftOfLower)) |
    (leftOfLower & (right2up1 << 16)) |
    ((up2 << 1) & (up3 << 2));
  return <i32>(popcnt(swapsAcross) + popcnt(swapsUp));
}
