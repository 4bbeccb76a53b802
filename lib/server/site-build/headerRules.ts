import { CALENDAR_FOLDER } from '../../calendar/calendarFiles.ts';
import type { Redirect } from '../../content/schemas/pages.ts';
import { COMMON_SECURITY_HEADERS } from '../../site/securityHeaders.ts';
import { ELEMENTS_FOLDER } from './elementsFile.ts';

export const SPECULATION_RULES_URL = '/speculation-rules.json';
const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

/** Links that lead to another page of the site, not to files, new tabs, filters of this page or what answers posts. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/*.*', '/newsletter', '/enquiry/*', '/contact-form.php'] } },
    { selector_matches: 'a:not([download], [target], [data-category])' },
  ],
};

/**
 * What browsers with speculation rules prepare while the pointer rests on a link, scripts included. The rules leave it
 * to browsers to stop at data saver, low battery and little memory.
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const SPECULATION_RULES = { prerender: [{ where: PAGES, eagerness: 'moderate' }] };

/** Text of _redirects, which the host and the local server read before the rules of netlify.toml. */
export const redirectRules = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from}  ${to}  301\n`).join('');

const PREVIEWS = ['deploy-preview', 'branch-deploy'];
const DEPLOYS = ['production', ...PREVIEWS];

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Folders whose file names change with the content of the files, or with the version of the library. */
const FOREVER_PATHS = ['/_next/static/*', `${ELEMENTS_FOLDER}/*`, '/fonts/*', '/pdfjs/*'];

/** Server of the map on the contact page (components/contact/FindUs.tsx). */
const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Where a page may take things from, and who may show it. */
function sourceRules(hashes: readonly string[], isDeployed: boolean): string[] {
  const scripts = hashes.map((hash) => `'${hash}'`).join(' ');
  return [
    "default-src 'none'",
    // WebAssembly runs the PDF viewer's image decoders and the full-text search.
    `script-src 'self' 'wasm-unsafe-eval' ${scripts}`.trim(),
    "style-src 'self'",
    "font-src 'self'",
    // The PDF viewer draws stamps and thumbnails from data: and blob: URLs. A picture shows whether the map answers.
    // What could leave a page this way reaches only the map's server, as through its frame.
    `img-src 'self' data: blob: ${MAP_ORIGIN}`,
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    // The map on the contact page, the only third party.
    `frame-src ${MAP_ORIGIN}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // The local server has no https.
    ...(isDeployed ? ['upgrade-insecure-requests'] : []),
  ];
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[path, ...lines].join('\n')}\n`;
}

type BuiltSite = {
  /** Folders of /images whose files are named by their content. */
  pictureFolders: readonly string[];
  /** True once `launchedOn` of content/firm.json is set. */
  isLaunched: boolean;
};

/**
 * The text of out/_headers. It has one rule for all pages, because servers differ in matching rules for single pages.
 *
 * Search engines may not index previews, nor any deploy until the site is launched. Nothing else hides a launched site.
 *
 * @param context Netlify's deploy context; undefined in a local build and in tests
 */
export function headerRules(
  hashes: readonly string[],
  context: string | undefined,
  { pictureFolders = [], isLaunched = false }: Partial<BuiltSite> = {},
): string {
  const everywhere = {
    'Content-Security-Policy': sourceRules(hashes, context !== undefined && DEPLOYS.includes(context)).join('; '),
    ...COMMON_SECURITY_HEADERS,
    'Speculation-Rules': `"${SPECULATION_RULES_URL}"`,
    ...(context !== undefined && (PREVIEWS.includes(context) || !isLaunched) && { 'X-Robots-Tag': 'noindex' }),
  };
  const forever = [...FOREVER_PATHS, ...pictureFolders.map((folder) => `/images/${folder}/*`)];
  return [
    rule('/*', everywhere),
    // For all of them, because programs that get another type treat a calendar as a text.
    rule(`${CALENDAR_FOLDER}/*`, { 'Content-Type': 'text/calendar; charset=utf-8' }),
    rule(SPECULATION_RULES_URL, { 'Content-Type': SPECULATION_RULES_TYPE, 'Cache-Control': 'public, max-age=86400' }),
    ...forever.map((path) => rule(path, IMMUTABLE)),
  ].join('\n');
}
