import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../../lib/text/escapeMarkup.ts';
import { firm } from '../runtime/firm.ts';

/** Inline, because functions do not know the hashed name of the site's style sheet. The transition is that of its pages. */
const STYLE = `
@view-transition{navigation:auto}
body{margin:0 auto;max-width:40rem;padding:2rem 1rem 4rem;background:#fff;color:#33375a;font:1rem/1.6 Archivo,Arial,sans-serif}
h1{color:#15183f;font-size:2rem;line-height:1.15}
a{color:#272e8f}
.banner{padding:1rem 1.25rem;border-left:4px solid #b52e1e;background:#fbe4df;color:#6d180d}
.banner ul{margin:0;padding-left:1.25rem}.banner p{margin:0}.banner a{color:inherit}
label{display:block;margin:1.25rem 0 .25rem;color:#15183f;font-weight:600}
input,select,textarea{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.625rem .75rem;border:1px solid #7a7fa3;border-radius:4px;background:#fff;color:#15183f;font:inherit}
[aria-invalid]{border:2px solid #b52e1e}
button{min-height:2.75rem;margin-top:1.5rem;padding:.625rem 1.5rem;border:0;border-radius:4px;background:#272e8f;color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #3a43b8;outline-offset:2px}
`;

const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

const PAGE_POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** A page and the content security policy that allows its inline style. */
export type OwnPage = { html: string; policy: string };

/**
 * A complete page, for browsers without script.
 *
 * @param body HTML that is already escaped
 */
export function ownPage(heading: string, body: string): OwnPage {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(heading)} - ${escapeMarkup(firm.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(heading)}</h1>
${body}
</main>
</body>
</html>
`;
  return { html, policy: PAGE_POLICY };
}
