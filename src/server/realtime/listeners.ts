/** The listeners of one kind of event. */
export class Listeners<Event> {
  readonly #all = new Set<(event: Event) => void>();

  /** Returns the unsubscriber. */
  add(listener: (event: Event) => void): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  call(event: Event): void {
    for (const listener of this.#all) listener(event);
  }
}
