import { CALENDAR_FOLDER } from '../../calendar/calendarFiles.ts';
import type { Redirect } from '../../content/schemas/pages.ts';
import { COMMON_SECURITY_HEADERS } from '../../site/securityHeaders.ts';
import { ELEMENTS_FOLDER } from './elementsFile.ts';

export const SPECULATION_RULES_URL = '/speculation-rules.json';
const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

/** Matches links to other pages of the site, but not to files, new tabs, filters of the same page or form endpoints. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/*.*', '/newsletter', '/contact-form.php'] } },
    { selector_matches: 'a:not([download], [target], [data-category])' },
  ],
};

/**
 * Pages that supporting browsers prerender when the pointer rests on a link, including their scripts. Browsers themselves
 * stop this in data saver mode, on low battery or with little memory.
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const SPECULATION_RULES = { prerender: [{ where: PAGES, eagerness: 'moderate' }] };

/** Returns the text of _redirects, which the host and the local server apply before the rules in netlify.toml. */
export const redirectRules = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from}  ${to}  301\n`).join('');

const PREVIEWS = ['deploy-preview', 'branch-deploy'];
const DEPLOYS = ['production', ...PREVIEWS];

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Folders whose URLs change with the content of the files, or with the version of the library. */
const FOREVER_PATHS = ['/_next/static/*', `${ELEMENTS_FOLDER}/*`, '/fonts/*', '/pdfjs/*'];

/** Server for the map on the contact page (components/contact/FindUs.tsx). */
const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Returns the directives that limit what a page may load, and who may frame it. */
function sourceRules(hashes: readonly string[], isDeployed: boolean): string[] {
  const scripts = hashes.map((hash) => `'${hash}'`).join(' ');
  return [
    "default-src 'none'",
    // The PDF viewer's image decoders and the full-text search use WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval' ${scripts}`.trim(),
    "style-src 'self'",
    "font-src 'self'",
    // The PDF viewer draws stamps and thumbnails from data: and blob: URLs. The map's server is allowed because an image
    // request tests whether it responds; it could already receive data through its frame.
    `img-src 'self' data: blob: ${MAP_ORIGIN}`,
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    // The map on the contact page, which is the only third party.
    `frame-src ${MAP_ORIGIN}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // The local server does not use https.
    ...(isDeployed ? ['upgrade-insecure-requests'] : []),
  ];
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[path, ...lines].join('\n')}\n`;
}

type BuiltSite = {
  /** Folders in /images whose file names contain a content hash. */
  pictureFolders: readonly string[];
  /** True once `launchedOn` is set in content/firm.json. */
  isLaunched: boolean;
};

/**
 * Returns the text of out/_headers. It has one rule for all pages, because servers match rules for single pages differently.
 * Search engines may not index previews, or any deploy before the site is launched. A launched site is never hidden.
 * @param context Netlify's deploy context; undefined in local builds and tests
 */
export function headerRules(
  hashes: readonly string[],
  context: string | undefined,
  { pictureFolders, isLaunched }: BuiltSite,
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
    // For all visitors, because with another type calendar apps treat the file as plain text.
    rule(`${CALENDAR_FOLDER}/*`, { 'Content-Type': 'text/calendar; charset=utf-8' }),
    rule(SPECULATION_RULES_URL, { 'Content-Type': SPECULATION_RULES_TYPE, 'Cache-Control': 'public, max-age=86400' }),
    ...forever.map((path) => rule(path, IMMUTABLE)),
  ].join('\n');
}
