/**
 * What players know: the server acknowledged it, so it must be true, also after the process was killed. A fact is a text with the values
 * that it may have: one after an answer, several while an act is under way or when its answer was lost.
 */
export type Value = string | number | boolean | null;

/** How an act ended, as far as the player knows. `unknown`: no answer came, or one that says nothing about the effect. */
export type Outcome = 'done' | 'refused' | 'unknown';

interface Fact {
  possible: Set<Value>;
  /** Acts under way that change it. */
  open: number;
  /** Grows with each act. */
  version: number;
}

export class Facts {
  readonly #facts = new Map<string, Fact>();

  /** An act begins that makes the fact `value`. `before` is what it is if nothing was known. Returns what to call at its end. */
  begin(name: string, value: Value, before: Value): (outcome: Outcome) => void {
    const fact = this.#facts.get(name) ?? { possible: new Set([before]), open: 0, version: 0 };
    this.#facts.set(name, fact);
    const old = new Set(fact.possible);
    const wasAlone = fact.open === 0;
    fact.possible.add(value);
    fact.open += 1;
    const version = ++fact.version;
    return (outcome) => {
      fact.open -= 1;
      // Acts that were under way at the same time may have been applied in any order.
      const isAlone = wasAlone && fact.version === version;
      if (!isAlone || outcome === 'unknown') return;
      fact.possible = outcome === 'done' ? new Set([value]) : old;
    };
  }

  /** Nothing is known about it from now on, until the next act that is acknowledged. */
  doubt(name: string, ...values: readonly Value[]): void {
    const fact = this.#facts.get(name);
    if (fact === undefined) return;
    for (const value of values) fact.possible.add(value);
    fact.version += 1;
  }

  /** Whether the fact has this value for certain; one of which nothing is known has it. */
  isOnly(name: string, value: Value): boolean {
    const fact = this.#facts.get(name);
    return fact === undefined || (fact.open === 0 && fact.possible.size === 1 && fact.possible.has(value));
  }

  /** Whether any act concerned the fact. */
  isKnown(name: string): boolean {
    return this.#facts.has(name);
  }

  /** Facts without acts under way, in the order in which they became known. */
  *settled(): Iterable<[name: string, possible: ReadonlySet<Value>]> {
    for (const [name, { possible, open }] of this.#facts) if (open === 0) yield [name, possible];
  }
}
