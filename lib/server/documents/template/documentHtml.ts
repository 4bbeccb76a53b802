import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Firm } from '../../../content/schemas/firm.ts';
import { formatLongDate } from '../../../dates/formatLongDate.ts';
import { mailLink } from '../../../links/contactLinks.ts';
import { escapeMarkup } from '../../../text/escapeMarkup.ts';
import { type Heading, headingsOf } from '../../../text/headingsOf.ts';
import { drawWord } from '../../pictures/build/drawWord.ts';
import { logo } from '../../pictures/composition/mark.ts';
import type { Appendix, Detail, PrintedDocument } from '../printedDocument.ts';
import { paperCloth, paperStrip } from './printedCloth.ts';
import { renderBody } from './renderBody.ts';

const STYLES = readFileSync(join(import.meta.dirname, 'document.css'), 'utf8');

const SOURCES: Heading = { id: 'sources', text: 'Sources' };
const ABOUT: Heading = { id: 'about-this-document', text: 'About this document' };

/** Template tag: escapes texts, joins lists and leaves out undefined. `raw` marks markup. */
function html(strings: TemplateStringsArray, ...values: readonly (Markup | Markup[] | string | undefined)[]): Markup {
  const written = values.map((value) =>
    [value ?? []].flat().map((part) => (typeof part === 'string' ? escapeMarkup(part) : part.markup)),
  );
  return raw(String.raw({ raw: strings }, ...written.map((parts) => parts.join(''))));
}

type Markup = { markup: string };

const raw = (markup: string): Markup => ({ markup });

/** Returns the logo labelled with the firm's name, its alternative text in the PDF's tags. */
async function labelledLogo({ mark, name }: Firm): Promise<Markup> {
  const label = `role="img" aria-label="${escapeMarkup(name)}"`;
  return raw(logo({ ...mark, word: await drawWord(name) }, 'white').replace('aria-hidden="true"', () => label));
}

async function header(firm: Firm, { kind, title, description, author, path, look }: PrintedDocument): Promise<Markup> {
  const byline =
    author === undefined || author === title
      ? undefined
      : html`<p class="author">By ${author.replace(/^The /, 'the ')}${firm.placeholder ? ' (sample)' : ''}</p>`;
  return html`<header><div class="head"><div>
<div class="firm"><div class="logo">${await labelledLogo(firm)}</div><p class="descriptor">${firm.descriptor}</p></div>
<div class="heading"><p class="kind">${kind}</p><h1>${title}</h1><p class="lead">${description}</p>${byline}</div>
</div><div class="picture">${raw(paperCloth(path, look))}</div></div>${raw(paperStrip(path))}</header>`;
}

const details = (list: readonly Detail[]) =>
  html`<dl class="details">${list.map(({ term, text }) => html`<div><dt>${term}</dt><dd>${text}</dd></div>`)}</dl>`;

const inShort = (summary: readonly string[]) =>
  html`<section class="short"><h2>In short</h2><ul>${summary.map((text) => html`<li>${text}</li>`)}</ul></section>`;

const contents = (headings: readonly Heading[]) =>
  html`<nav class="contents" aria-label="Contents"><h2>Contents</h2>
<ol>${headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}</ol></nav>`;

const appendix = ({ id, title, columns, rows }: Appendix) =>
  html`<section class="prose"><h2 id="${id}">${title}</h2><table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></section>`;

const withoutScheme = (url: string) => url.replace(/^https:\/\//, '');

const sources = ({ frontMatter }: PrintedDocument) =>
  html`<section class="sources"><h2 id="${SOURCES.id}">${SOURCES.text}</h2><ul>${frontMatter.sources.map(
    ({ name, url }) => html`<li>${name}${url && html`<br><a href="${url}">${withoutScheme(url)}</a>`}</li>`,
  )}</ul></section>`;

function about(firm: Firm, { page, frontMatter, isAboutLaw }: PrintedDocument): Markup {
  const { lines, street, city, country } = firm.address;
  const url = `${firm.url}${page}`;
  const day = formatLongDate(frontMatter.checkedOn);
  const scope = isAboutLaw
    ? html`<strong>General information, not advice. </strong>Law as at ${day}: later changes are not in it.`
    : html`As of ${day}.`;
  return html`<section class="about"><h2 id="${ABOUT.id}">${ABOUT.text}</h2>
<p>${scope}</p>
<p>On the web: <a href="${url}">${withoutScheme(url)}</a></p>
<address><strong>${firm.legalName}</strong>, ${[...lines, street, city, country].join(', ')}. ${firm.phone}, <a href="${mailLink(firm.email)}">${firm.email}</a>${firm.placeholder ? ' (sample)' : ''}</address></section>`;
}

/** Writes a text as a CSS string, because margin boxes take no markup. */
const cssString = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Builds the rules for the margins of every page. */
const pageRules = (firm: Firm, { title, kind }: PrintedDocument) => `
@page{
@top-left{content:${cssString(title)}}
@top-right{content:${cssString(kind)}}
@bottom-left{content:${cssString(`${firm.name} · General information, not advice`)}}
@bottom-right{content:"Page " counter(page) " of " counter(pages)}
}
@page :first{@top-left{content:none}@top-right{content:none}}`;

/** Placeholder of the font rules, which are large and the same in every document. */
const FONTS_SLOT = '/* fonts */';

/** Inserts the fonts into a document's page. */
export const printablePage = (page: string, fontFaces: string): string => page.replace(FONTS_SLOT, () => fontFaces);

/**
 * Renders the page of a document without fonts (see printablePage).
 *
 * @param text the MDX of the document
 */
export async function documentHtml(document: PrintedDocument, text: string, firm: Firm): Promise<string> {
  const { appendices, caution, frontMatter, isAboutLaw } = document;
  const headings = [
    ...headingsOf(text),
    ...appendices.map(({ id, title }) => ({ id, text: title })),
    ...(isAboutLaw ? [SOURCES] : []),
    ABOUT,
  ];
  const style = raw(`${FONTS_SLOT}${STYLES}${pageRules(firm, document)}`);
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${document.fileTitle}</title><style>${style}</style></head><body>
${await header(firm, document)}
<main>
${details(document.details)}
${caution && html`<div class="note caution" role="note"><p>${caution}</p></div>`}
${inShort(frontMatter.summary)}
${contents(headings)}
<div class="prose">${raw(await renderBody(text, { origin: firm.url, file: document.file, changes: document.changes }))}</div>
${appendices.map(appendix)}
${isAboutLaw ? sources(document) : undefined}
${about(firm, document)}
</main></body></html>`.markup;
}
