import { markCurrent, PageElement } from '@/lib/browser/pageElement';
import { groupAt, stepTo } from './scrollPosition';

/** Tolerance for rounded scroll positions at the end of a row, in px. */
const TOLERANCE_PX = 2;

type RowState = {
  /** False until the first layout: until then the row keeps the server's markup, so that no layout is forced. */
  isMeasured: boolean;
  /** The items that are not filtered out. */
  items: readonly HTMLElement[];
  /** Scroll offset, maximum scroll offset and the start of each item, in px. */
  scrolled: number;
  scrollable: number;
  starts: readonly number[];
};

const isAtStart = ({ scrolled }: RowState) => scrolled < TOLERANCE_PX;
const isAtEnd = ({ scrolled, scrollable }: RowState) => scrolled > scrollable - TOLERANCE_PX;
const isStill = ({ scrollable }: RowState) => scrollable < TOLERANCE_PX;

/** Number of positions at which the row stops: the start of each item that it can scroll to, and its end. */
const stopsOf = ({ scrollable, starts }: RowState) =>
  starts.filter((start) => start < scrollable - TOLERANCE_PX).length + 1;

/**
 * Dots and buttons for a row that scrolls sideways (Scroller.tsx). They track the row's scroll position, its width and its items'
 * `hidden` attributes, so a filter need not notify the row.
 */
export class ScrollRowElement extends PageElement<'scroll-row', RowState> {
  protected state: RowState = { isMeasured: false, items: [], scrolled: 0, scrollable: 0, starts: [] };

  protected start(signal: AbortSignal): void {
    const row = this.named('row');
    const measure = () => this.#measure();
    row.addEventListener('scroll', measure, { signal });
    const size = new ResizeObserver(measure);
    size.observe(row);
    const filter = new MutationObserver(() => this.#startAgain());
    filter.observe(row, { attributeFilter: ['hidden'], subtree: true });
    signal.addEventListener('abort', () => {
      size.disconnect();
      filter.disconnect();
    });

    for (const [place, dot] of this.all('dot').entries())
      dot.addEventListener('click', () => this.#scrollToItem(place * (this.#itemsPerDot ?? 1)), { signal });
    for (const button of this.all('previous')) button.addEventListener('click', () => this.#step(-1), { signal });
    for (const button of this.all('next')) button.addEventListener('click', () => this.#step(1), { signal });
  }

  protected show(state: RowState): void {
    if (!state.isMeasured) return;
    this.#showDots(state);
    for (const arrows of this.all('arrows')) {
      arrows.hidden = this.#itemsPerDot !== undefined && state.items.length <= this.#itemsPerDot;
      arrows.dataset.state = isStill(state) ? 'still' : 'scrolls';
    }
    for (const button of this.all('previous')) button.ariaDisabled = isAtStart(state) ? 'true' : null;
    for (const button of this.all('next')) button.ariaDisabled = isAtEnd(state) ? 'true' : null;
  }

  #showDots(state: RowState): void {
    const perDot = this.#itemsPerDot;
    const count = perDot ? Math.ceil(state.items.length / perDot) : stopsOf(state);
    const dots = this.all('dot');
    for (const [place, dot] of dots.entries()) {
      if (dot.parentElement) dot.parentElement.hidden = place >= count;
      dot.ariaLabel = (dot.dataset.words ?? '').replace('{count}', String(count));
    }
    const isEnded = isAtEnd(state) && !isAtStart(state);
    markCurrent(dots, isEnded ? count - 1 : groupAt(state.starts, state.scrolled, perDot ?? 1));
    this.named('dots').dataset.state = isStill(state) && perDot === undefined ? 'still' : 'scrolls';
  }

  get #itemsPerDot(): number | undefined {
    return Number(this.getAttribute('per-dot')) || undefined;
  }

  #measure(): void {
    const row = this.named('row');
    const items = [...row.children].filter((item): item is HTMLElement => item instanceof HTMLElement && !item.hidden);
    this.change({
      isMeasured: true,
      items,
      scrolled: row.scrollLeft,
      scrollable: row.scrollWidth - row.clientWidth,
      starts: items.map(({ offsetLeft }) => offsetLeft),
    });
  }

  /** Scrolls back to the start if a filter has changed the items. */
  #startAgain(): void {
    const { isMeasured, items: last } = this.state;
    if (!isMeasured) return;
    this.#measure();
    const { items } = this.state;
    const isSame = items.length === last.length && items.every((item, place) => item === last[place]);
    if (!isSame) this.named('row').scrollTo({ left: 0, behavior: 'instant' });
  }

  #scrollToItem(index: number): void {
    this.named('row').scrollTo({ left: this.state.starts[index] ?? 0 });
  }

  /** Scrolls by about half the visible width, to the nearest item. */
  #step(direction: 1 | -1): void {
    const { scrollLeft, clientWidth } = this.named('row');
    if (direction < 0 ? isAtStart(this.state) : isAtEnd(this.state)) return;
    this.#scrollToItem(stepTo(this.state.starts, scrollLeft, (direction * clientWidth) / 2));
  }
}
