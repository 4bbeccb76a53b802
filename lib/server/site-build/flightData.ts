import { renderToString } from 'react-dom/server';
import { readRows, writeRows } from './flightRows.ts';
import { type FlightElement, FlightTree, isElement } from './flightTree.ts';

/** In characters: naming a shorter content costs more than it saves. */
const SHORTEST_CONTENT = 150;
/** React takes no inner HTML for a text area and keeps the choice of a select; scripts leave the content of noscript out. */
const WITHOUT_INNER_HTML = new Set(['textarea', 'select', 'noscript']);
/** What React puts before markup for the head of the page. */
const PRELOADS = /^(<link rel="preload"[^>]*>)+/;

/** A page's markup and its React data. */
export type PageParts = { html: string; flight: string };

/** Markup that is no part of the document while scripts run. */
const NOSCRIPT = /<noscript\b[\s\S]*?<\/noscript>/g;

/** Places of elements in a page's markup whose content the data leaves out. */
class NamedElements {
  private readonly html: string;
  /** The same, with spaces in place of what scripts cannot find. */
  private readonly findable: string;
  /** Where the element's opening tag ends: React escapes the signs < and > within attributes. */
  private readonly places: number[] = [];

  constructor(html: string) {
    this.html = html;
    this.findable = html.replace(NOSCRIPT, (content) => ' '.repeat(content.length));
  }

  /** Number of the element with this markup; undefined where the page has no such element, or its content is short. */
  numberOf(markup: string): number | undefined {
    const contentLength = markup.lastIndexOf('</') - markup.indexOf('>');
    const at = contentLength < SHORTEST_CONTENT ? -1 : this.findable.indexOf(markup);
    if (at < 0) return undefined;
    const place = this.html.indexOf('>', at);
    const known = this.places.indexOf(place);
    return known < 0 ? this.places.push(place) - 1 : known;
  }

  /** The page with the numbers in it. */
  named(): string {
    const numbered = this.places.map((place, number) => ({ place, number })).sort((a, b) => b.place - a.place);
    return numbered.reduce(
      (html, { place, number }) => `${html.slice(0, place)} data-markup="${number}"${html.slice(place)}`,
      this.html,
    );
  }
}

/**
 * Leaves out of a page's React data what its HTML already holds: hints to preload files, and the content of every element
 * without client components in it. React gets such an element with "@markup:<number>" as its inner HTML, which the page's
 * loader replaces by the content of the element data-markup="<number>" (lib/browser/page-start/loadOnIntent.ts); React takes
 * inner HTML as it is, so it neither reads nor hydrates what is inside. An element counts where its markup, rendered from
 * the data, stands in the page letter by letter. Data for navigations inside the site stays whole.
 */
export function withoutMarkup({ html, flight }: PageParts): PageParts {
  const rows = readRows(flight).filter(({ id, text }) => !(id === '' && text.startsWith('HL[')));
  const tree = new FlightTree(rows);
  const elements = new NamedElements(html);

  const shorten = (value: unknown): unknown => {
    if (Array.isArray(value)) return isElement(value) ? shortenElement(value) : value.map(shorten);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shorten(item)]));
  };
  const shortenElement = (element: FlightElement): unknown => {
    const [mark, type, key, props] = element;
    if (WITHOUT_INNER_HTML.has(type)) return element;
    const node = tree.staticElement(element);
    const number = node && elements.numberOf(renderToString(node).replace(PRELOADS, ''));
    if (number === undefined) return [mark, type, key, shorten(props)];
    const { children: _, ...rest } = props;
    return [mark, type, key, { ...rest, dangerouslySetInnerHTML: { __html: `@markup:${number}` } }];
  };

  const shortened = rows.map((row) => {
    const value = tree.valueOf(row);
    return value === undefined ? row : { ...row, text: JSON.stringify(shorten(value)) };
  });
  return { html: elements.named(), flight: writeRows(tree.reachable(shortened)) };
}
