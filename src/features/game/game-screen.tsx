/** The game's window: the town, and what lies over it. */
export function GameScreen() {
  return <main className="backdrop fixed inset-0" aria-label="Lantern Bay" />;
}
