import type { ElementName, ElementParts } from '@/lib/site/elementParts';

/**
 * Base class for custom elements that add behaviour to server-rendered markup, which is complete without them. Each has one
 * state and one method that renders all of it, so nothing has to be undone by hand.
 * @typeParam Name tag name, used to find the element's parts (lib/site/elementParts.ts)
 */
export abstract class PageElement<Name extends ElementName, State extends object> extends HTMLElement {
  #life = new AbortController();

  /** Change it only through `change`. */
  protected abstract state: State;

  /**
   * Reads the markup and adds event listeners.
   * @param signal aborts the listeners when the element is removed
   */
  protected abstract start(signal: AbortSignal): void;

  /** Renders the whole state into the markup. Called after `start` and after each change. */
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

  /** Returns all parts with this name. */
  protected all<Part extends HTMLElement = HTMLElement>(name: ElementParts[Name]): Part[] {
    return [...this.querySelectorAll<Part>(`[data-part="${this.localName}:${name}"]`)];
  }

  /** Returns the part with this name. Throws if the markup lacks it. */
  protected named<Part extends HTMLElement = HTMLElement>(name: ElementParts[Name]): Part {
    const [found] = this.all<Part>(name);
    if (!found) throw new Error(`<${this.localName}> has no part ${name}`);
    return found;
  }
}

/** Marks one button of a group as current, such as a carousel dot. */
export function markCurrent(buttons: readonly HTMLElement[], index: number): void {
  for (const [place, button] of buttons.entries()) button.ariaCurrent = place === index ? 'true' : null;
}
