import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Firm } from '../../../content/schemas/firm.ts';
import { formatLongDate } from '../../../dates/formatLongDate.ts';
import { mailLink } from '../../../links/contactLinks.ts';
import { logo } from '../../../pictures/mark.ts';
import { escapeMarkup } from '../../../text/escapeMarkup.ts';
import { type Heading, headingsOf } from '../../../text/headingsOf.ts';
import type { Appendix, Detail, PrintedDocument } from '../printedDocuments.ts';
import { paperCloth, paperStrip } from './printedCloth.ts';
import { renderBody } from './renderBody.ts';

const STYLES = readFileSync(join(import.meta.dirname, 'document.css'), 'utf8');

const SOURCES: Heading = { id: 'sources', text: 'Sources' };
const ABOUT: Heading = { id: 'about-this-document', text: 'About this document' };

/** Markup of this site's own: a picture or a rendered text. */
const markup = (html: string, className?: string) => h('div', { className, dangerouslySetInnerHTML: { __html: html } });

/** The logo labelled with the firm's name, which becomes alternative text in the PDF's tags. */
function spokenLogo({ mark, name }: Firm): string {
  return logo(mark, 'white').replace('aria-hidden="true"', () => `role="img" aria-label="${escapeMarkup(name)}"`);
}

function head(firm: Firm, document: PrintedDocument): ReactElement {
  const name = h(
    'div',
    { className: 'firm' },
    markup(spokenLogo(firm), 'logo'),
    h('p', { className: 'descriptor' }, firm.descriptor),
  );
  const words = h(
    'div',
    { className: 'words' },
    h('p', { className: 'kind' }, document.kind),
    h('h1', null, document.title),
    h('p', { className: 'lead' }, document.description),
    document.author !== document.title &&
      document.author &&
      h('p', { className: 'author' }, `By ${document.author.replace(/^The /, 'the ')}`),
  );
  const { path, look } = document;
  return h(
    'header',
    null,
    h('div', { className: 'head' }, h('div', null, name, words), markup(paperCloth(path, look), 'picture')),
    markup(paperStrip(path)),
  );
}

const details = (list: readonly Detail[]) =>
  h(
    'dl',
    { className: 'details' },
    list.map(({ term, text }) => h('div', { key: term }, h('dt', null, term), h('dd', null, text))),
  );

const inShort = (summary: readonly string[]) =>
  h(
    'section',
    { className: 'short' },
    h('h2', null, 'In short'),
    h(
      'ul',
      null,
      summary.map((sentence) => h('li', { key: sentence }, sentence)),
    ),
  );

const contents = (headings: readonly Heading[]) =>
  h(
    'nav',
    { className: 'contents', 'aria-label': 'Contents' },
    h('h2', null, 'Contents'),
    h(
      'ol',
      null,
      headings.map(({ id, text }) => h('li', { key: id }, h('a', { href: `#${id}` }, text))),
    ),
  );

const appendix = ({ id, title, columns, rows }: Appendix) =>
  h(
    'section',
    { key: id, className: 'prose' },
    h('h2', { id }, title),
    h(
      'table',
      null,
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          columns.map((column) => h('th', { key: column, scope: 'col' }, column)),
        ),
      ),
      h(
        'tbody',
        null,
        rows.map((row) =>
          h(
            'tr',
            { key: row.join() },
            row.map((cell, index) => h('td', { key: columns[index] }, cell)),
          ),
        ),
      ),
    ),
  );

const sources = ({ frontMatter }: PrintedDocument) =>
  h(
    'section',
    { className: 'sources' },
    h('h2', { id: SOURCES.id }, SOURCES.text),
    h(
      'ul',
      null,
      frontMatter.sources.map(({ name, url }) =>
        h('li', { key: name }, name, url && h('br'), url && h('a', { href: url }, url.replace(/^https:\/\//, ''))),
      ),
    ),
  );

function about(firm: Firm, document: PrintedDocument): ReactElement {
  const { lines, street, city, country } = firm.address;
  const address = [...lines, street, city, country].join(', ');
  const page = `${firm.url}${document.page}`;
  const day = formatLongDate(document.frontMatter.checkedOn);
  const standing = document.isAboutLaw
    ? [
        h('strong', { key: 'kind' }, 'General information, not advice. '),
        `Checked on ${day}, the date of its newest source. Changes of the law after that day are not in it.`,
      ]
    : `As of ${day}.`;
  return h(
    'section',
    { className: 'about' },
    h('h2', { id: ABOUT.id }, ABOUT.text),
    h('p', null, standing),
    h('p', null, 'On the web: ', h('a', { href: page }, page.replace(/^https:\/\//, ''))),
    h(
      'address',
      null,
      h('strong', null, firm.legalName),
      `, ${address}. ${firm.phone}, `,
      h('a', { href: mailLink(firm.email) }, firm.email),
    ),
  );
}

/** A text as a CSS string, because margin boxes take no markup. */
const cssString = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Texts in the margins of every page. */
const pageRules = (firm: Firm, { title, kind }: PrintedDocument) => `
@page{
@top-left{content:${cssString(title)}}
@top-right{content:${cssString(kind)}}
@bottom-left{content:${cssString(`${firm.name} · General information, not advice`)}}
@bottom-right{content:"Page " counter(page) " of " counter(pages)}
}
@page :first{@top-left{content:none}@top-right{content:none}}`;

/** Placeholder of the font rules, which are the same in every document and large. */
const FONTS_SLOT = '/* fonts */';

/** Inserts the fonts into a document's page. */
export function printablePage(html: string, fontFaces: string): string {
  return html.replace(FONTS_SLOT, () => fontFaces);
}

/**
 * Renders the page of a document, still without its fonts (see printablePage).
 *
 * @param text the MDX of the document
 */
export async function documentHtml(document: PrintedDocument, text: string, firm: Firm): Promise<string> {
  const body = await renderBody(text, firm.url);
  const { appendices, frontMatter } = document;
  const headings = [
    ...headingsOf(text),
    ...appendices.map(({ id, title }) => ({ id, text: title })),
    ...(document.isAboutLaw ? [SOURCES] : []),
    ABOUT,
  ];
  const page = h(
    'body',
    null,
    head(firm, document),
    h(
      'main',
      null,
      details(document.details),
      document.caution && h('div', { className: 'note caution', role: 'note' }, h('p', null, document.caution)),
      inShort(frontMatter.summary),
      contents(headings),
      markup(body, 'prose'),
      appendices.map(appendix),
      document.isAboutLaw && sources(document),
      about(firm, document),
    ),
  );
  const title = renderToStaticMarkup(h('title', null, document.title));
  const style = `<style>${FONTS_SLOT}${STYLES}${pageRules(firm, document)}</style>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${title}${style}</head>${renderToStaticMarkup(page)}</html>`;
}
