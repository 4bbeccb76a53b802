import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TAX_FILES } from '../../../../../../lib/content/schemas/tax/tax.ts';
import { COLLECTIONS, IMPORTED_FILES } from '../../../../../../lib/server/content/source/collections.ts';
import { PROJECT } from '../support/contentCopy.ts';
import { describeMistakes } from '../support/mistakes.ts';

/** The check's answers on figures of the law in texts and fields. */

const AUDIT = 'content/resources/articles/first-statutory-audit.mdx';
const FIRM = COLLECTIONS.firm.file;
const RATES = TAX_FILES.rates.file;
const SECTORS = COLLECTIONS.sectors.file;

const TAG =
  'found a rate between braces, which only fields have, expected a tag, for example <Rate of="vat.threshold" />';

describeMistakes('Of figures of the law in texts, the check finds', {
  [AUDIT]: {
    'an unknown rate, and names the nearest ids': [
      'Register at <Rate of="vat.treshold" /> of turnover.',
      ':13  <Rate> of: found "vat.treshold", expected the id of a rate in content/tax/rates.json; the nearest are vat.threshold, vat.threshold-half, vat.standard',
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
});

describeMistakes('Of figures of the law in fields, the check finds', {
  [SECTORS]: {
    'an unknown rate': [
      ['{rate:withholding.minerals}.', '{rate:withholding.mineral}.'],
      /^ {2}entry 1 \(mining-resources\) taxPoint: found "withholding\.mineral", expected the id of a rate in content\/tax\/rates\.json; the nearest are withholding\.minerals, withholding\.\S+, withholding\.\S+$/,
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
    'a rate whose place in another table is wrong': [
      ['"in": "overtime.capHours"', '"in": "overtime.hours"'],
      /\(overtime\.cap\) in: found "overtime\.hours", where no figure stands, expected file and fields of content\/tax, for example contributions\.sdl\.rate$/,
      { follows: [/^content\/(services|resources).*, before any value, expected a day from 2012-07-01/] },
    ],
  },
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
