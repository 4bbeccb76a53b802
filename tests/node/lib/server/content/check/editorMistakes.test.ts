import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COLLECTIONS } from '../../../../../../lib/server/content/source/collections.ts';
import { copyContent, idOfEntry, PROJECT, runScript } from '../support/contentCopy.ts';
import { describeMistakes } from '../support/mistakes.ts';

/** Editors' most frequent mistakes, with the check's answers. */

const AUDIT = 'content/services/audit.mdx';
const ARTICLES = COLLECTIONS.articles.file;
const GUIDES = COLLECTIONS.guides.file;
const MEDIA = COLLECTIONS.media.file;
const SEARCH = COLLECTIONS.search.file;
const SECTORS = COLLECTIONS.sectors.file;
const SERVICES = COLLECTIONS.services.file;
const TEAM = COLLECTIONS.team.file;

const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
const first = (file: string) => idOfEntry(read(file), 0);
const lineOf = (file: string, text: string) => read(file).split(text, 1)[0]?.split('\n').length;
const idsOf = (file: string) => JSON.parse(read(file)).map(({ id }: { id: string }) => id);

const UNLISTED = 'expected a page that the search lists, such as /services/audit or /industries#education';
const LATER_ACT = 'expected the id of a later Finance Act, #, the anchor of its change';

describeMistakes('An editor is told of', {
  [AUDIT]: {
    'the quotation marks of a word processor around a value': [
      [/^swahili: .*/m, 'swahili: “ukaguzi wa hesabu”'],
      '  swahili: found “ and ” around the text, which readers would see, expected straight quotation marks, or none, for example "ukaguzi wa hesabu"',
    ],
  },
  [MEDIA]: {
    'a day in the future': [
      [/"date": "[^"]*"/, '"date": "2999-01-01"'],
      `  entry 1 (${first(MEDIA)}) date: found "2999-01-01", expected a day that is not in the future, for example "date": "2025-09-29"`,
      { follows: [/updatedOn: found .*, expected a day after 2999-01-01, on which its catalogue has it published/] },
    ],
  },
  [TEAM]: {
    'an id that another entry has': [
      [`"id": "${idOfEntry(read(TEAM), 1)}"`, `"id": "${first(TEAM)}"`],
      `  entry 2 (${first(TEAM)}) id: found "${first(TEAM)}" a second time (the first is at ${TEAM}:${lineOf(TEAM, `"${first(TEAM)}"`)}), expected another id`,
    ],
    'a field whose name is mistyped': [
      ['"specialties":', '"specialities":'],
      /^ {2}entry 1 \(.*\) specialities: found a field that is not known here, expected one of id, name, .*; the nearest is specialties$/,
    ],
  },
  [ARTICLES]: {
    'a download that is not named after its entry': [
      [/"downloadUrl": "[^"]*"/, '"downloadUrl": "/resources/articles/old-name.pdf"'],
      `  entry 1 (${first(ARTICLES)}) downloadUrl: found "/resources/articles/old-name.pdf", expected "/resources/articles/${first(ARTICLES)}.pdf", after its id`,
      { follows: [/^content\/addresses.json:\d+ {2}entry \d+: found .*, which the site no longer has/] },
    ],
  },
  [SECTORS]: {
    'a service that does not exist, in a list': [
      [/"services": \[\s*"[^"]+"/, '"services": ["auditing"'],
      `  entry 1 (${first(SECTORS)}) services entry 1: found "auditing", expected one of ${idsOf(SERVICES).join(', ')}, for example "audit"`,
    ],
  },
  [SEARCH]: {
    'a part of a page that the search does not list': [
      ['"link": "/about"', '"link": "/about#values"'],
      new RegExp(`^  pages entry \\d+ link: found "/about#values", ${UNLISTED}$`),
    ],
  },
  [COLLECTIONS.financeActs.file]: {
    'a later change of a rule that an earlier Act made': [
      ['"replacedBy": "finance-act-2025#minimum-tax"', '"replacedBy": "finance-act-2012#dividends"'],
      new RegExp(`replacedBy: found "finance-act-2012#dividends", ${LATER_ACT}`),
    ],
  },
});

test('a service that is added has no page until there is a text of its name', async (context) => {
  const copy = copyContent(context);
  const line = copy.edit(SERVICES, '{ "id": "audit"', '{ "id": "new-service", "title": "New" },\n  { "id": "audit"');
  assert.deepEqual(await copy.check(), [
    `${SERVICES}:${line}  entry 1 (new-service) id: found no text for it, expected a file content/services/new-service.mdx`,
  ]);
  copy.write('content/services/new-service.mdx', copy.read(AUDIT));
  copy.edit(GUIDES, /"service": "[^"]*"/, '"service": "new-service"');
  copy.append('content/services/taxation.mdx', 'See [this](/services/new-service).');
  assert.deepEqual(await copy.check(), []);
});

test('the command lists several mistakes in several files by file and line, and fails', (context) => {
  const copy = copyContent(context);
  const link = copy.append(AUDIT, '[Fees](/fees.html)');
  const category = copy.edit(AUDIT, /^category: .*/m, 'category: assurance');
  const year = copy.edit(COLLECTIONS.firm.file, /"foundedYear": \d+/, '"foundedYear": "2012"');
  const { status, lines } = runScript('lib/server/content/check/checkContent.ts', copy.root);
  // Reports without mistakes follow.
  assert.deepEqual(
    { status, lines: lines.slice(0, 4) },
    {
      status: 1,
      lines: [
        `content/firm.json:${year}  foundedYear: found "2012", expected a whole number from 1900 to 2100, for example "foundedYear": 2012`,
        `${AUDIT}:${category}  category: found "assurance", expected one of audit, business, tax, advisory, for example category: audit`,
        `${AUDIT}:${link}:1  link: found "/fees.html", expected no .html at the end`,
        '3 mistakes in 2 files',
      ],
    },
  );
});
