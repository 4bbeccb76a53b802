import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Guide } from '../../../../../../lib/content/schemas/resources.ts';
import { getDocument, getGuides } from '../../../../../../lib/server/content/loaders/resources.ts';
import { getRateFile } from '../../../../../../lib/server/content/loaders/tax/tax.ts';
import { describeMistakes } from '../support/mistakes.ts';

/** No text may have an impossible day. */

describeMistakes('The check of dates finds', {
  'content/resources/articles/objection-deadlines.mdx': {
    'a source that is younger than the text': [
      [/^checkedOn: .*\nupdatedOn: .*\n/m, "checkedOn: '2026-01-20'\n"],
      /^ {2}checkedOn: found "2026-01-20", expected a day not after 2025-\d\d-\d\d, the day of the text; if the text has changed since, say when, for example updatedOn: '2026-01-20'$/,
    ],
  },
  'content/resources/articles/reading-a-paye-band.mdx': {
    'an update on the day of publication': [
      [/^updatedOn: .*/m, "updatedOn: '2025-09-29'"],
      '  updatedOn: found "2025-09-29", expected a day after 2025-09-29, on which its catalogue has it published, or no such field',
    ],
  },
  'content/resources/articles/minimum-tax-third-loss-year.mdx': {
    'an Act that is younger than the newest source': [
      [/^checkedOn: .*/m, "checkedOn: '2025-06-12'"],
      /^ {2}checkedOn: found "2025-06-12", expected a day from 202\d-06-30, on which the Finance Act 202\d was assented to, or an older financeAct/,
    ],
  },
});

test('every yearly guide, and that to the payroll, goes up to the newest Act that the rate card takes in', () => {
  const isOfYear = ({ startYear, downloadUrl }: Guide) => startYear !== undefined || downloadUrl.endsWith('.xlsx');
  const yearly = getGuides().filter(isOfYear);
  assert.notEqual(yearly.length, 0);
  for (const { id } of yearly) {
    assert.equal(getDocument('guides', id)?.financeAct, getRateFile().financeAct, id);
  }
});
