import { LOADING_META } from '@/lib/site/sitePage';
import { root } from './elements';
import { START_EVENTS } from './events';

/**
 * Asks for the page's scripts where its URL, a draft or stored ticks need an answer that only script can give (see
 * PageLoading). Meanwhile the root element has data-asked, which names what asks, for style sheets that keep room for the
 * answer, and the panels whose fields the query fills are open before the first paint.
 */
export function answerUrl(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${LOADING_META.answers}"]`);
  const tokens = meta?.content.split(' ') ?? [];

  const isAsked = (token: string) => {
    if (token === '#') return location.hash.length > 1;
    if (!token.includes(':')) return new URLSearchParams(location.search).has(token);
    try {
      return (sessionStorage.getItem(token) ?? localStorage.getItem(token)) !== null;
    } catch {
      return false;
    }
  };
  const openFilledPanels = () => {
    const query = new URLSearchParams(location.search);
    for (const field of document.querySelectorAll('details [name]')) {
      if (query.get(field.getAttribute('name') ?? '')) field.closest('details')?.setAttribute('open', '');
    }
  };
  /** As the parser adds them, since what has arrived may be painted before the rest of the page is there. */
  const openWhileParsing = () => {
    const parsing = new MutationObserver(openFilledPanels);
    parsing.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => {
      parsing.disconnect();
      openFilledPanels();
    });
  };
  const answer = () => {
    const asked = tokens.find(isAsked);
    if (!asked) return;
    root.setAttribute('data-asked', asked);
    openFilledPanels();
    if (document.readyState === 'loading') openWhileParsing();
    document.dispatchEvent(new Event(START_EVENTS.wanted));
  };

  answer();
  addEventListener('hashchange', answer);
  addEventListener('popstate', answer);
  document.addEventListener(START_EVENTS.failed, () => root.removeAttribute('data-asked'));
}
