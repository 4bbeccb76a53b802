import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { financeActsSchema } from '../../../../../../lib/content/schemas/resource.ts';
import { TAX_FILES } from '../../../../../../lib/content/schemas/tax/tax.ts';
import { COLLECTIONS, IMPORTED_FILES } from '../../../../../../lib/server/content/source/collections.ts';
import { copyContent, PROJECT } from '../support/contentCopy.ts';
import { describeMistakes } from '../support/mistakes.ts';

/** The check's answers on figures of the law in texts and fields. */

const AUDIT = 'content/resources/articles/first-statutory-audit.mdx';
const OLD_GUIDE = 'content/resources/guides/tax-guide-2014-15.mdx';
const ACTS = COLLECTIONS.financeActs.file;
const FIRM = COLLECTIONS.firm.file;
const RATES = TAX_FILES.rates.file;
const SECTORS = COLLECTIONS.sectors.file;

const TAG =
  'found a rate between braces, which only fields have, expected a tag, for example <Rate of="vat.threshold" />';
const typed = (figure: string, id: string, example: string) =>
  `found ${figure}, typed, expected the rate ${id}, which holds it, or an entry in typedFigures of ${RATES}, for example ${example}`;

describeMistakes('Of figures of the law in texts, the check finds', {
  [AUDIT]: {
    'an unknown rate, and names the nearest ids': [
      'Register at <Rate of="vat.treshold" /> of turnover.',
      ':13  <Rate> of: found "vat.treshold", expected the id of a rate in content/tax/rates.json; the nearest are vat.threshold, vat.threshold-half, vat.standard',
    ],
    'a present figure typed by hand where the sentence names its rate': [
      'The SDL of an employer is 3.5% of pay.\n\nA discount of 3.5% is no rate.',
      `  text: ${typed('3.5%', 'sdl.rate', '<Rate of="sdl.rate" />')}`,
    ],
    'a rate in a heading': [
      '## SDL at <Rate of="sdl.rate" />',
      ':1  heading: found <Rate>, expected words alone, since links to the heading would break when the rate changes',
    ],
    'a rate in the words of a link': [
      'Read about [**<Rate of="sdl.rate" />** of pay](/rates).',
      ':12  link: found <Rate>, expected words alone, and the rate beside the link: its mark would be a link within a link, for example [the threshold](/rates#vat), <Rate of="vat.threshold" />',
    ],
    'a table of a year that no PAYE table covers': [
      '<PayeTable year="2011/12" />',
      /^:1 {2}<PayeTable> year: found "2011\/12", expected one of 2012\/13/,
    ],
    'a token in the words of a text': ['It is \\{rate:sdl.rate\\}.', `:1  text: ${TAG}`],
    'a token in the attribute of a tag': ['<Note title="SDL is {rate:sdl.rate}">Mind it.</Note>', `:1  <Note>: ${TAG}`],
  },
  [OLD_GUIDE]: {
    'a present figure typed by hand in the column of today, while what an old year says may be typed': [
      ['<Rate of="vat.standard" on="today" />', '18%'],
      `  text: ${typed('18%', 'vat.standard', '<Rate of="vat.standard" />')}`,
    ],
  },
});

describeMistakes('Of figures of the law in fields, the check finds', {
  [SECTORS]: {
    'an unknown rate': [
      ['{rate:withholding.minerals}.', '{rate:withholding.mineral}.'],
      /^ {2}entry 1 \(mining-resources\) taxPoint: found "withholding\.mineral", expected the id of a rate in content\/tax\/rates\.json; the nearest are withholding\.minerals, withholding\.\S+, withholding\.\S+$/,
    ],
  },
  'content/services/taxation.mdx': {
    'a present figure typed by hand': [
      [/^shortDescription: .*/m, 'shortDescription: "SDL is 3.5% of pay, and we file the return for you every month."'],
      `  shortDescription: ${typed('3.5%', 'sdl.rate', '{rate:sdl.rate}')}`,
    ],
  },
  [COLLECTIONS.affiliations.file]: {
    'a token that is not closed': [
      ['"description": "', '"description": "SDL is {rate:sdl.rate. '],
      /description: found a rate that is not written as one, expected \{rate: and the id, closed by \}$/,
    ],
  },
  [FIRM]: {
    'a token in what forms and mails show too': [
      ['"replyPromise": "', '"replyPromise": "SDL is {rate:sdl.rate}. '],
      /^ {2}replyPromise: found "SDL is \{rate:sdl\.rate\}\. .*, expected no rate, since forms and mails show this text too$/,
    ],
  },
  [TAX_FILES.payroll.file]: {
    'an unknown rate in a table that no rate is read from, without a word in any list': [
      ['"what": "PAYE"', '"what": "PAYE, from {rate:paye.taxfree}"'],
      /what: found "paye\.taxfree", expected the id of a rate in content\/tax\/rates\.json; the nearest are paye\.tax-free,/,
    ],
  },
  [RATES]: {
    'an allowed figure that stands nowhere any more': [
      [
        '"typedFigures": [',
        `"typedFigures": [{ "inFile": "${AUDIT}", "figure": "3.5%", "words": "SDL", "reason": "An example." },`,
      ],
      `  typedFigures entry 1: found 3.5% in ${AUDIT}, which stands there no more or is no rate, expected no entry`,
    ],
    'a rate whose place in another table is wrong': [
      ['"in": "overtime.capHours"', '"in": "overtime.hours"'],
      /\(overtime\.cap\) in: found "overtime\.hours", where no figure stands, expected file and fields of content\/tax, for example contributions\.sdl\.rate$/,
      { follows: [/^content\/(services|resources).*, before any value, expected a day from 2012-07-01/] },
    ],
  },
});

/** The text of an Act without changes. */
const NEXT_ACT = `---
checkedOn: '2026-10-11'
summary: [Nothing changes., Returns stay as they are.]
sources: [{ name: Finance Act }]
---

This is our summary of the next Finance Act, not the official text.

<Changes />

${'Nothing changes for most firms in this year. '.repeat(100)}
`;

test('a text that becomes last year’s keeps its allowed figures', async (context) => {
  const copy = copyContent(context);
  const acts = financeActsSchema.parse(JSON.parse(copy.read(ACTS)));
  const newest = acts.toSorted((a, b) => b.year - a.year)[0] ?? assert.fail();
  const fileOf = (id: string) => `content/resources/finance-act/${id}.mdx`;
  copy.append(fileOf(newest.id), 'At first the Bill had SDL at 3.5%.');
  newest.headlines[0] = 'At first the Bill had SDL at 3.5%.';
  for (const inFile of [ACTS, fileOf(newest.id)]) {
    const entry = { inFile, figure: '3.5%', words: 'the Bill had SDL', reason: 'A proposal.' };
    copy.edit(RATES, '"typedFigures": [', `"typedFigures": [${JSON.stringify(entry)},`);
  }
  copy.write(ACTS, JSON.stringify(acts));
  assert.deepEqual(await copy.check(), []);
  const next = { id: 'next-act', year: newest.year + 1, downloadUrl: '/resources/finance-act/next-act.pdf' };
  copy.write(ACTS, JSON.stringify([...acts, { ...newest, ...next }]));
  copy.write(fileOf('next-act'), NEXT_ACT);
  assert.deepEqual(await copy.check(), []);
});

test('files that code imports, and so reads without their figures, are known to the check', () => {
  const imports = ['app', 'components', 'lib', 'netlify'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(PROJECT, folder, file), 'utf8');
        return [...text.matchAll(/^import .* from '[@./]*\/(content\/\S+\.json)'/gm)].map(([, imported]) => imported);
      }),
  );
  assert.deepEqual([...new Set(imports)].sort(), IMPORTED_FILES.toSorted());
});
