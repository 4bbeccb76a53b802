import { escapeMarkup } from '../../../lib/text/escapeMarkup.ts';

/** A row of an e-mail: label, value and link. */
type MailField = { label: string; value: string; href?: string | undefined };

/** A part of an e-mail, rendered as plain text and as HTML. */
export type MailPart =
  | { kind: 'lead' | 'text'; text: string }
  | { kind: 'fields'; fields: readonly MailField[] }
  /** Omitted if `href` is undefined. */
  | { kind: 'link'; label: string; href: string | undefined }
  /** Small print at the end. */
  | { kind: 'foot'; lines: readonly string[] };

const FRAME = 'max-width:36rem;margin:0 auto;padding:16px;font:16px/1.5 Arial,sans-serif';

const lines = (text: string): string => escapeMarkup(text).replaceAll('\n', '<br>');
const link = (href = '', text = ''): string => `<a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a>`;

function fieldText(fields: readonly MailField[]): string {
  const width = Math.max(0, ...fields.map(({ label }) => label.length)) + 3;
  return fields.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'fields':
      return fieldText(part.fields);
    case 'link':
      return `${part.label}:\n${part.href}`;
    case 'foot':
      return ['-- ', ...part.lines].join('\n');
    default:
      return part.text;
  }
}

function fieldHtml({ label, value, href }: MailField): string {
  const text = href === undefined ? escapeMarkup(value) : link(href, value);
  return `<tr><th style="padding:2px 12px 2px 0;text-align:left;vertical-align:top">${escapeMarkup(label)}</th><td dir="auto">${text}</td></tr>`;
}

function partHtml(part: MailPart): string {
  switch (part.kind) {
    case 'lead':
      return `<p dir="auto" style="font-size:18px;font-weight:bold">${lines(part.text)}</p>`;
    case 'text':
      return `<p dir="auto">${lines(part.text)}</p>`;
    case 'fields':
      return `<table role="presentation" style="border-collapse:collapse">${part.fields.map(fieldHtml).join('')}</table>`;
    case 'link':
      return `<p>${link(part.href, part.label)}</p>`;
    case 'foot':
      return `<p style="margin-top:24px;font-size:13px">${part.lines.map(escapeMarkup).join('<br>')}</p>`;
  }
}

/** Renders an e-mail as plain text and HTML from the same parts, so that both have the same content. */
export function mailBody(all: readonly MailPart[]): { text: string; html: string } {
  const parts = all.filter((part) => part.kind !== 'link' || part.href !== undefined);
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body><div style="${FRAME}">
${parts.map(partHtml).join('\n')}
</div></body>
</html>
`;
  return { text: `${parts.map(partText).join('\n\n')}\n`, html };
}
