import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COLLECTIONS } from '../../../../../../lib/server/content/source/collections.ts';
import { CALCULATORS } from '../../../../../../lib/site/calculators.ts';
import { copyContent, idOfEntry, PROJECT, runScript } from '../support/contentCopy.ts';
import { describeMistakes } from '../support/mistakes.ts';

/** What an editor most often gets wrong, and the line that the check answers with. */

const AUDIT = 'content/services/audit.mdx';
const ARTICLES = COLLECTIONS.articles.file;
const CALCULATORS_FILE = COLLECTIONS.calculators.file;
const GUIDES = COLLECTIONS.guides.file;
const MEDIA = COLLECTIONS.media.file;
const SEARCH = COLLECTIONS.search.file;
const SECTORS = COLLECTIONS.sectors.file;
const SERVICES = COLLECTIONS.services.file;
const TEAM = COLLECTIONS.team.file;
const VIDEOS = COLLECTIONS.videos.file;

const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
const first = (file: string) => idOfEntry(read(file), 0);
const lineOf = (file: string, text: string) => read(file).split(text, 1)[0]?.split('\n').length;
const idsOf = (file: string) => JSON.parse(read(file)).map(({ id }: { id: string }) => id);

const UNLISTED = 'expected a page that the search lists, such as /services/audit or /industries#education';
const LATER_ACT = 'expected the id of a later Finance Act, #, the anchor of its change';

describeMistakes('An editor is told of', {
  [AUDIT]: {
    'a category that does not exist': [
      [/^category: .*/m, 'category: assurance'],
      '  category: found "assurance", expected one of audit, business, tax, advisory, for example category: audit',
    ],
    'a field that is missing': [
      [/^linkLabel: .*\n/m, ''],
      '  linkLabel: found nothing, expected a text that is not empty, for example linkLabel: Read about audit',
      { at: { line: 1 } },
    ],
    'the quotation marks of a word processor around a value': [
      [/^swahili: .*/m, 'swahili: “ukaguzi wa hesabu”'],
      '  swahili: found “ and ” around the text, which readers would see, expected straight quotation marks, or none, for example swahili: "ukaguzi wa hesabu"',
    ],
    'a day that the calendar does not have': [
      [/^checkedOn: .*/m, 'checkedOn: 2025-02-30'],
      '  checkedOn: found "2025-02-30", expected a day that the calendar has, for example checkedOn: 2025-09-24',
    ],
  },
  [COLLECTIONS.firm.file]: {
    'a slash at the end of the address of the site': [
      [/"url": "https:\/\/[^"/]*"/, '"url": "https://www.firm.example/"'],
      '  url: found "https://www.firm.example/", expected the address of the site alone, without a slash at its end, since links in mails are made of it, for example "url": "https://www.firm.example"',
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
      `  entry 2 (${first(TEAM)}) id: found "${first(TEAM)}" a second time (the first is at ${TEAM}:${lineOf(TEAM, `"${first(TEAM)}"`)}), expected an id that no other entry has`,
    ],
    'a field whose name is mistyped': [
      ['"specialties":', '"specialities":'],
      /^ {2}entry 1 \(.*\) specialities: found a field that is not known here, expected one of id, name, .*; the nearest is specialties$/,
      { follows: [/^content\/team.json:\d+ {2}entry 1 \(.*\) specialties: found nothing, expected a list/] },
    ],
  },
  [VIDEOS]: {
    'an id that an entry of another library category has': [
      [`"id": "${first(VIDEOS)}"`, `"id": "${first(GUIDES)}"`],
      `  entry 1 (${first(GUIDES)}) id: found "${first(GUIDES)}" a second time (the first is at ${GUIDES}:${lineOf(GUIDES, `"${first(GUIDES)}"`)}), expected an id that no other entry has`,
    ],
  },
  [CALCULATORS_FILE]: {
    'a calculator that the code does not have': [
      ['"id": "overtime"', '"id": "overtimes"'],
      new RegExp(
        `^  entry \\d+ \\(overtimes\\) id: found "overtimes", which lib/site/calculators.ts does not have, expected the id of a calculator: ${CALCULATORS.map(({ id }) => id).join(', ')}, for example "id": "overtime"$`,
      ),
    ],
    'a calculator that the code has and the catalogue does not': [
      ['"overtimes"', '"overtimes"'],
      '  the list: found no entry "overtime", expected an entry for every calculator of lib/site/calculators.ts',
      { at: { line: 1 } },
    ],
  },
  [ARTICLES]: {
    'a title that no card shows whole': [
      [/"title": "[^"]*"/, `"title": "${'VAT in brief, '.repeat(5)}VAT"`],
      `  entry 1 (${first(ARTICLES)}) title: found a title of 73 characters, expected at most 70, which cards and search results show whole`,
    ],
    'a download that is not named after its entry': [
      [/"downloadUrl": "[^"]*"/, '"downloadUrl": "/resources/articles/old-name.pdf"'],
      `  entry 1 (${first(ARTICLES)}) downloadUrl: found "/resources/articles/old-name.pdf", expected "/resources/articles/${first(ARTICLES)}.pdf", after its id`,
      { follows: [/^content\/addresses.json:\d+ {2}entry \d+: found .*, which the site no longer has/] },
    ],
  },
  [SECTORS]: {
    'a service that does not exist, in a list': [
      [/"services": \[\s*"[^"]+"/, '"services": ["auditing"'],
      `  entry 1 (${first(SECTORS)}) services entry 1: found "auditing", expected a service: ${idsOf(SERVICES).join(', ')}`,
    ],
  },
  [GUIDES]: {
    'a service that does not exist, in a field': [
      [/"service": "[^"]*"/, '"service": "taxaton"'],
      / service: found "taxaton", expected a service: .*; the nearest is taxation$/,
    ],
  },
  [SEARCH]: {
    'a page that does not exist, in the search': [
      ['"link": "/services/cfo"', '"link": "/services/cfoo"'],
      /^ {2}pages entry \d+ link: found "\/services\/cfoo", expected a page of this site; the nearest is \/services\/cfo$/,
    ],
    'a page that the search does not list': [
      ['"link": "/awards"', '"link": "/thank-you"'],
      new RegExp(`^  pages entry \\d+ link: found "/thank-you", ${UNLISTED}$`),
    ],
    'a part of a page that the search does not list': [
      ['"link": "/about"', '"link": "/about#values"'],
      new RegExp(`^  pages entry \\d+ link: found "/about#values", ${UNLISTED}$`),
    ],
    'a phrase of the search that stands there twice': [
      ['"what we do"', '"Services"'],
      /^ {2}pages entry \d+ phrases: .* expected each entry once; "services" stands there twice/,
    ],
  },
  [COLLECTIONS.financeActs.file]: {
    'a later change of a rule that no Act made': [
      ['"replacedBy": "finance-act-2024#losses"', '"replacedBy": "finance-act-2024#loses"'],
      new RegExp(`replacedBy: found "finance-act-2024#loses", ${LATER_ACT}; the nearest is finance-act-2024#losses`),
    ],
    'a later change of a rule that an earlier Act made': [
      ['"replacedBy": "finance-act-2025#minimum-tax"', '"replacedBy": "finance-act-2012#dividends"'],
      new RegExp(`replacedBy: found "finance-act-2012#dividends", ${LATER_ACT}`),
    ],
  },
});

test('a proverb and a figure that another person of the team has', async (context) => {
  const copy = copyContent(context);
  const team = JSON.parse(copy.read(TEAM));
  const { border, motif, proverb } = team[0].cloth;
  const at = team.findIndex(({ department }: { department: string }) => department === 'Tax Services');
  const place = `entry ${at + 1} (${team[at].id}) cloth`;
  const line = copy.edit(
    TEAM,
    /(?<="department": "Tax Services",\s+)"cloth": \{[^{]*\{[^}]*\}\s+\}/,
    `"cloth": {\n"border": "${border}",\n"motif": "${motif}",\n"proverb": {\n"text": "${proverb.text}", "translation": "The same." }\n}`,
  );
  assert.deepEqual(await copy.check(), [
    `${TEAM}:${line + 2}  ${place}.motif: found "${motif}", expected a figure that no one else has in the same border, for example "motif": "lens"`,
    `${TEAM}:${line + 4}  ${place}.proverb.text: found "${proverb.text}", expected a proverb that no one else has, for example "text": "Mali bila daftari hupotea bila habari"`,
  ]);
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
  // Reports of what is no mistake follow.
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
