/** Finds import cycles. Imports of types are left out: they are erased, so nothing ever waits for them in a circle. */
import type { Graph } from './graph.ts';

/** One line a knot of files that all reach each other (Tarjan's strongly connected components), sorted. */
export function findCycles(graph: Graph): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, import: one } of graph.edges) {
    if (to && !one.isType && graph.files.has(to)) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const knots: string[] = [];

  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.size - 1);
    stack.push(file);
    for (const target of next.get(file) ?? []) {
      if (!order.has(target)) {
        visit(target);
        low.set(file, Math.min(low.get(file) as number, low.get(target) as number));
      } else if (stack.includes(target)) {
        low.set(file, Math.min(low.get(file) as number, order.get(target) as number));
      }
    }
    if (low.get(file) !== order.get(file)) return;
    const knot = stack.splice(stack.indexOf(file));
    const isSelf = knot.length === 1 && (next.get(file) ?? []).includes(file);
    if (knot.length > 1 || isSelf) knots.push(knot.toSorted().join(' <-> '));
  };
  for (const file of graph.files.keys()) if (!order.has(file)) visit(file);
  return knots.toSorted();
}
