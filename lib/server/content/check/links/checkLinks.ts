import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import { nearestWord } from '../../issues/nearestWord.ts';
import { type ContentTree, PHOTO_FOLDER, photosOf } from '../contentTree.ts';
import { textsInList, textsNamed } from '../eachField.ts';
import { issueAt } from '../texts/checkBody.ts';
import { CATEGORY_VALUES, type SiteMap } from './siteMap.ts';

const LINK_TYPES = new Set(['link', 'definition']);

function suggest(word: string, words: Iterable<string>): string {
  const nearest = nearestWord(word, [...words]);
  return nearest === undefined ? '' : `; the nearest is ${nearest}`;
}

/** Describes the expected form of a link that is not a path of the site; undefined if it is valid. */
function expectedOtherUrl(link: string): string | undefined {
  if (/^(https:\/\/\S|tel:\+?\d|mailto:[^\s@]+@[^\s@]+\.[^\s@]+$)/.test(link)) return undefined;
  if (link.startsWith('mailto:')) return 'an e-mail address after mailto:';
  if (link.startsWith('http://')) return 'an address that begins with https://';
  return 'a path that begins with /, such as /services/audit, or an address that begins with https://';
}

function expectedAnchor(page: string, anchor: string, anchors: ReadonlySet<string> | undefined): string | undefined {
  if (anchors?.has(anchor)) return undefined;
  if (!anchors || anchors.size === 0) return `no #, since ${page} has no headings to lead to`;
  return `a heading of ${page}${suggest(anchor, anchors)}`;
}

/**
 * Describes the expected form of a link, as a phrase after 'expected'; undefined if it is valid.
 *
 * @param ownAnchors headings of the text with the link, for links such as #who-needs-it
 */
export function expectedLink(link: string, siteMap: SiteMap, ownAnchors?: ReadonlySet<string>): string | undefined {
  if (link.startsWith('#')) return expectedAnchor('this text', link.slice(1), ownAnchors);
  if (!/^\/(?!\/)/.test(link)) return expectedOtherUrl(link);
  const { pathname, searchParams } = new URL(link, 'https://site.example');
  if (pathname !== '/' && pathname.endsWith('/')) return 'no slash at the end';
  if (pathname.endsWith('.html')) return 'no .html at the end';
  if (/\.[a-z0-9]+$/.test(pathname)) {
    return siteMap.hasFile(pathname) ? undefined : 'a file that a catalogue names or that lies below public/';
  }
  if (!siteMap.pages.has(pathname)) return `a page of this site${suggest(pathname, siteMap.pages)}`;
  const category = searchParams.get('category');
  const categories = CATEGORY_VALUES[pathname];
  if (category !== null && categories && !categories.includes(category)) return `a category: ${categories.join(', ')}`;
  const [, anchor] = link.split('#');
  return anchor === undefined ? undefined : expectedAnchor(pathname, anchor, siteMap.anchors.get(pathname));
}

/** Finds pictures in texts that are not files of content/images. */
export function checkPictures(tree: ContentTree): ContentIssue[] {
  const photos = photosOf(tree).map((file) => file.slice(PHOTO_FOLDER.length));
  return [...tree.bodies.values()].flatMap((body) =>
    body.nodes.flatMap((node) => {
      const { type, alt, url = '' } = node;
      // checkBody.ts reports pictures without alternative text.
      if (type !== 'image' || !alt || photos.includes(url)) return [];
      const expected = `the name of a file in content/images${suggest(url, photos)}`;
      return [issueAt(body, node, { field: 'picture', found: `"${url}"`, expected, example: '![The form](form.png)' })];
    }),
  );
}

/** Finds dead or malformed links in texts, in `link` fields and in lists named `reading`. */
export function checkLinks(tree: ContentTree, siteMap: SiteMap): ContentIssue[] {
  const inTexts = [...tree.bodies.values()].flatMap((body) =>
    body.nodes.flatMap((node) => {
      if (!LINK_TYPES.has(node.type) || node.url === undefined) return [];
      const expected = expectedLink(node.url, siteMap, body.anchors);
      return expected === undefined ? [] : [issueAt(body, node, { field: 'link', found: `"${node.url}"`, expected })];
    }),
  );
  const inFields = [...tree.sources.values()].flatMap((source) =>
    [...textsNamed(source, ['link']), ...textsInList(source, 'reading')].flatMap(({ path, value }) => {
      const expected = value.startsWith('/') ? expectedLink(value, siteMap) : undefined;
      return expected === undefined ? [] : [fieldIssue(source, path, { found: `"${value}"`, expected })];
    }),
  );
  return [...inTexts, ...inFields];
}
