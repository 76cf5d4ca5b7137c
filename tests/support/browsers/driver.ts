/** What the main path needs of a browser. Each browser is driven by the protocol that its packaged build speaks. */

/** A value that both sides of the wire can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface WindowSize {
  /** CSS pixels. */
  width: number;
  height: number;
}

/** One page in one new profile without cookies. Positions are CSS pixels of the window. */
export interface Driver {
  /** Resolves when the document is loaded. */
  open(url: string): Promise<void>;
  /**
   * Runs the text of a function in the page with JSON arguments. Resolves to its awaited result, null when it has none.
   * @throws when the function throws.
   */
  run(source: string, args: readonly Json[]): Promise<unknown>;
  move(x: number, y: number): Promise<void>;
  /** Presses and releases the first mouse button. */
  down(): Promise<void>;
  up(): Promise<void>;
  /** Types characters, or presses `Enter` or `Escape`. */
  type(text: string): Promise<void>;
  press(key: NamedKey): Promise<void>;
  /** PNG of the window. */
  photograph(): Promise<Buffer>;
  /** Errors of the page: exceptions, and lines that the console has as errors. */
  readonly errors: readonly string[];
  /** Ends the browser and removes its profile. */
  close(): Promise<void>;
}

export type NamedKey = 'Enter' | 'Escape';

/** Code points of keys without a character, from WebDriver's table of keys. */
const KEYS: Record<NamedKey, string> = { Enter: '\uE007', Escape: '\uE00C' };

/** One source of WebDriver's "perform actions", which is the same in WebDriver and in WebDriver BiDi. */
export interface InputSource {
  [key: string]: Json;
  type: 'key' | 'pointer';
  id: string;
  actions: Json[];
}

/** Mouse and keyboard of a browser, as sources of "perform actions". */
export abstract class WebDriverInput {
  /** Resolves when the browser has dispatched the events. */
  protected abstract perform(source: InputSource): Promise<void>;

  move(x: number, y: number): Promise<void> {
    return this.#point({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
  }

  down(): Promise<void> {
    return this.#point({ type: 'pointerDown', button: 0 });
  }

  up(): Promise<void> {
    return this.#point({ type: 'pointerUp', button: 0 });
  }

  type(text: string): Promise<void> {
    return this.#stroke(Array.from(text));
  }

  press(key: NamedKey): Promise<void> {
    return this.#stroke([KEYS[key]]);
  }

  #point(action: Json): Promise<void> {
    return this.perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] });
  }

  #stroke(keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.perform({ type: 'key', id: 'keyboard', actions });
  }
}
