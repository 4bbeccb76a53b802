import type { ElementName, ElementParts } from '@/lib/site/elementParts';

/**
 * Behaviour of a part of a page, as a custom element around markup that the server has written in full, with every
 * word, and that is complete without it. It has one state and one method that shows all of it, so nothing has to be
 * undone by hand.
 *
 * @typeParam Name the tag, by which it finds its parts (lib/site/elementParts.ts)
 */
export abstract class PageElement<Name extends ElementName, State extends object> extends HTMLElement {
  #life = new AbortController();

  /** Changed only by `change`. */
  protected abstract state: State;

  /**
   * Reads the markup and listens to events.
   *
   * @param signal ends the listeners when the element leaves the page
   */
  protected abstract start(signal: AbortSignal): void;

  /** Writes the whole state into the markup. Called after `start` and after each change. */
  protected abstract show(state: State): void;

  connectedCallback(): void {
    this.#life = new AbortController();
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[data-waits]')) {
      button.disabled = false;
      button.removeAttribute('data-waits');
    }
    this.start(this.#life.signal);
    this.show(this.state);
  }

  disconnectedCallback(): void {
    this.#life.abort();
  }

  protected change(changes: Partial<State>): void {
    this.state = { ...this.state, ...changes };
    this.show(this.state);
  }

  /** Every part with this name. */
  protected all<Part extends HTMLElement = HTMLElement>(name: ElementParts[Name]): Part[] {
    return [...this.querySelectorAll<Part>(`[data-part="${this.localName}:${name}"]`)];
  }

  /** The part with this name, which the markup always has. */
  protected named<Part extends HTMLElement = HTMLElement>(name: ElementParts[Name]): Part {
    const [found] = this.all<Part>(name);
    if (!found) throw new Error(`<${this.localName}> has no part ${name}`);
    return found;
  }
}

/** Marks one of a row of buttons, such as the dots of a carousel, as the current one. */
export function markCurrent(buttons: readonly HTMLElement[], index: number): void {
  for (const [place, button] of buttons.entries()) button.ariaCurrent = place === index ? 'true' : null;
}
