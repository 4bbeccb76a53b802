import { breakpointQuery } from '@/lib/browser/breakpoints';
import { markCurrent, PageElement } from '@/lib/browser/pageElement';
import { centreInRow } from '@/lib/browser/scrolling';
import { wrapIndex } from './scrollPosition';

/**
 * Returns the index of the tab that a key selects, following the ARIA Authoring Practices: arrows wrap around, Home and
 * End go to the ends. Undefined for other keys, or if there are no tabs.
 *
 * @param isColumn whether the tabs are stacked vertically
 */
export function newIndexFromKey(key: string, index: number, count: number, isColumn = false): number | undefined {
  if (count < 1) return undefined;
  const [previousKey, nextKey] = isColumn ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];

  if (key === nextKey) return wrapIndex(index + 1, count);
  if (key === previousKey) return wrapIndex(index - 1, count);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

type TabState = { index: number; hasChanged: boolean; lockedUntil: number; isColumn: boolean };

/**
 * Tabs (Tabs.tsx) that are selected on click or arrow key, with optional previous and next buttons and dots. After a change,
 * further changes are ignored for `lock-ms`.
 */
export class TabSetElement extends PageElement<'tab-set', TabState> {
  protected state: TabState = { index: 0, hasChanged: false, lockedUntil: 0, isColumn: false };

  protected start(signal: AbortSignal): void {
    const tabs = this.all('tab');
    for (const [index, tab] of tabs.entries()) {
      tab.addEventListener('click', () => this.#select(index), { signal });
      const handleKey = (event: KeyboardEvent) => {
        const next = newIndexFromKey(event.key, index, tabs.length, this.state.isColumn);
        if (next === undefined) return;
        event.preventDefault();
        if (this.#select(next)) tabs[next]?.focus({ preventScroll: true });
      };
      tab.addEventListener('keydown', handleKey, { signal });
    }
    for (const [index, dot] of this.all('dot').entries()) {
      dot.addEventListener('click', () => this.#select(index), { signal });
    }
    const step = (steps: number) => this.#select(wrapIndex(this.state.index + steps, tabs.length));
    for (const button of this.all('previous')) button.addEventListener('click', () => step(-1), { signal });
    for (const button of this.all('next')) button.addEventListener('click', () => step(1), { signal });

    if (this.all('column').length === 0) return;
    const query = breakpointQuery('nav');
    const turn = () => this.change({ isColumn: query.matches });
    query.addEventListener('change', turn, { signal });
    turn();
  }

  protected show({ index, hasChanged, isColumn }: TabState): void {
    for (const [place, tab] of this.all('tab').entries()) {
      tab.setAttribute('aria-selected', String(place === index));
      tab.tabIndex = place === index ? 0 : -1;
    }
    for (const [place, panel] of this.all('panel').entries()) {
      panel.dataset.state = place === index ? 'selected' : 'waiting';
    }
    markCurrent(this.all('dot'), index);
    for (const list of this.all('column')) {
      list.setAttribute('aria-orientation', isColumn ? 'vertical' : 'horizontal');
    }
    this.toggleAttribute('changed', hasChanged);
    this.#showPlace(index, hasChanged);
  }

  #showPlace(index: number, hasChanged: boolean): void {
    const place = String(index + 1);
    for (const counter of this.all('place')) counter.textContent = place;
    for (const status of this.all('status')) {
      const { words = '' } = status.dataset;
      const name = this.all('tab')[index]?.textContent ?? '';
      status.textContent = hasChanged ? words.replace('{name}', name).replace('{place}', place) : '';
    }
  }

  /** Returns whether the tab is now selected; false during the lock. */
  #select(index: number): boolean {
    const now = performance.now();
    if (now < this.state.lockedUntil) return false;
    if (index === this.state.index) return true;
    for (const row of this.querySelectorAll('details')) row.open = false;
    this.change({ index, hasChanged: true, lockedUntil: now + Number(this.getAttribute('lock-ms')) });
    const tab = this.all('tab')[index];
    if (tab) centreInRow(tab);
    return true;
  }
}
