import { hash } from 'node:crypto';
import { escapeMarkup } from '../../../lib/text/escapeMarkup.ts';
import type { Language } from '../../../lib/words/language.ts';
import { firm } from '../runtime/firm.ts';

/**
 * Inline, because functions do not know the hashed name of the site's style sheet. Uses the site's colours; without
 * JavaScript, the theme follows the device.
 */
const STYLE = `
body{margin:0;background:#fff;color:#33375a;font:1rem/1.6 Archivo,Arial,sans-serif}
header{background:#15183f}
header a{display:flex;align-items:center;gap:1rem;max-width:40rem;margin:0 auto;padding:1.25rem;color:#fff;font-size:1.5rem;font-weight:700;line-height:1.1;text-decoration:none}
header a svg{flex:none;height:2.75rem}
.band{display:block;width:100%;height:28px;background:#0e1030}
main{max-width:40rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1{margin:0 0 1rem;color:#15183f;font-size:2rem;line-height:1.15}
a{color:#272e8f}
.banner{padding:1rem 1.25rem;border-left:4px solid #b52e1e;background:#fbe4df;color:#6d180d}
.banner ul{margin:0;padding-left:1.25rem}.banner p{margin:0}.banner a{color:inherit}
label{display:block;margin:1.25rem 0 .25rem;color:#15183f;font-weight:600}
input,select,textarea{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.625rem .75rem;border:1px solid #7a7fa3;border-radius:4px;background:#fff;color:#15183f;font:inherit}
[aria-invalid]{border:2px solid #b52e1e}
button{min-height:2.75rem;margin-top:1.5rem;padding:.625rem 1.5rem;border:0;border-radius:4px;background:#272e8f;color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #3a43b8;outline-offset:2px}
@media screen and (prefers-color-scheme:dark){
:root{color-scheme:dark}
body{background:#0a0c28;color:#c9cceb}
h1,label{color:#f3f4fc}
a{color:#b9c0ff}
.banner{border-color:#ff9d8a;background:#401511;color:#ffd2c8}
input,select,textarea{background:#0a0c28;color:#f3f4fc}
[aria-invalid]{border-color:#ff9d8a}
button{background:#b9c0ff;color:#0a0c28}
:focus-visible{outline-color:#f6b420}
}
header :focus-visible{outline-color:#f6b420}
`;

const STYLE_HASH = `sha256-${hash('sha256', STYLE, 'base64')}`;

const PAGE_POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Header of the site's pages: logo and name on the dark background, above a border of diamonds. Inline for the same reason. */
const HEADER = `<header>
<a href="/" aria-label="${escapeMarkup(firm.name)}, home page"><svg viewBox="0 0 44 49.5" aria-hidden="true"><path fill="#fff" d="${firm.mark.columns}"/><path fill="#f6b420" d="${firm.mark.diamond}"/></svg>${escapeMarkup(firm.name)}</a>
<svg class="band" aria-hidden="true"><pattern id="diamonds" width="28" height="28" patternUnits="userSpaceOnUse" viewBox="0 0 40 40"><path fill="#f6b420" d="M20 2L38 20 20 38 2 20z"/><path fill="#0e1030" d="M20 9L31 20 20 31 9 20z"/><path fill="#fff" d="M20 15L25 20 20 25 15 20z"/><path fill="#e8593f" d="M0 0H9L0 9zM40 0H31L40 9zM0 40H9L0 31zM40 40H31L40 31z"/></pattern><rect width="100%" height="28" fill="url(#diamonds)"/></svg>
</header>`;

/** A page with a content security policy that allows its inline style. */
export type OwnPage = { html: string; policy: string };

/**
 * Creates a complete page for browsers without JavaScript.
 * @param body escaped HTML
 */
export function ownPage(heading: string, body: string, language: Language = 'en'): OwnPage {
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(heading)} - ${escapeMarkup(firm.name)}</title>
<style>${STYLE}</style>
</head>
<body>
${HEADER}
<main>
<h1>${escapeMarkup(heading)}</h1>
${body}
</main>
</body>
</html>
`;
  return { html, policy: PAGE_POLICY };
}
