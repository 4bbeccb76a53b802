import { isUnmodifiedClick } from '@/lib/browser/clicks';
import { enterText } from '@/lib/browser/formFields';
import { markCurrent, PageElement } from '@/lib/browser/pageElement';
import { centreInRow } from '@/lib/browser/scrolling';
import { followUrl } from '@/lib/browser/urlFields';
import { pushUrl } from '@/lib/browser/urls';
import { SERVICE_CATEGORIES } from '@/lib/site/serviceCategories';
import { matchesFilter, type ServiceFilter } from '@/lib/site/services';

/** The category in a hash such as #tax; any other hash means 'all'. */
const readCategory = ({ hash }: URL | HTMLAnchorElement): ServiceFilter =>
  SERVICE_CATEGORIES.find((category) => `#${category}` === hash) ?? 'all';

/** Writes the category into the hash. For 'all', a hash that is not a category is kept, such as a skip link's. */
export function writeCategory(url: URL, category: ServiceFilter): void {
  if (category !== 'all') url.hash = category;
  else if (readCategory(url) !== 'all') url.hash = '';
}

type ServiceState = { category: ServiceFilter; query: string; isAnswered: boolean };

/** Filters services by category and search. On the page that its links lead to, the category is kept in the URL's hash. */
export class ServiceFilterElement extends PageElement<'service-filter', ServiceState> {
  protected state: ServiceState = { category: 'all', query: '', isAnswered: false };

  protected start(signal: AbortSignal): void {
    const search = this.named<HTMLInputElement>('search');
    const filters = this.all<HTMLAnchorElement>('filter');
    const isInHash = filters.some(({ pathname }) => pathname === location.pathname);
    const narrow = (chosen = this.state.category) => {
      const category = isInHash ? readCategory(new URL(location.href)) : chosen;
      const query = search.value.trim();
      this.change({ category, query, isAnswered: this.state.isAnswered || category !== 'all' || query !== '' });
    };
    const choose = (category: ServiceFilter) => {
      if (isInHash) pushUrl((url) => writeCategory(url, category));
      narrow(category);
    };

    followUrl([search], () => narrow(), signal);
    for (const filter of filters) {
      const handleClick = (event: MouseEvent) => {
        if (!isUnmodifiedClick(event)) return;
        event.preventDefault();
        choose(readCategory(filter));
        centreInRow(filter);
      };
      filter.addEventListener('click', handleClick, { signal });
    }
    const reset = () => {
      choose('all');
      enterText(search, '');
      // The button is about to disappear, and focus would be lost with it.
      search.focus();
    };
    this.named('reset').addEventListener('click', reset, { signal });
    // Until now, CSS has hidden the cards if the URL asks for only some of them.
    document.documentElement.removeAttribute('data-asked');
  }

  protected show({ category, query, isAnswered }: ServiceState): void {
    const filters = this.all<HTMLAnchorElement>('filter');
    markCurrent(
      filters,
      filters.findIndex((filter) => readCategory(filter) === category),
    );
    for (const table of this.all('table')) table.hidden = category !== 'all' && table.dataset.category !== category;
    const cards = this.all('card');
    for (const card of cards) card.hidden = !matchesFilter(card.dataset, category, query);
    const count = cards.filter(({ hidden }) => !hidden).length;
    for (const card of this.all('undecided')) card.hidden = count < cards.length;
    this.named('found').hidden = count === 0;
    this.named('nothing').hidden = count > 0;

    const name = count === cards.length ? 'all' : count === 0 ? 'none' : count === 1 ? 'single' : 'many';
    const sentence = isAnswered ? (this.getAttribute(name) ?? '') : '';
    this.named('status').textContent = sentence.replace('{count}', String(count));
  }
}
