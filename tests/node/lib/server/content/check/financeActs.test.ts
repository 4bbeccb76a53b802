import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { documentFile, getDocument } from '../../../../../../lib/server/content/loaders/documents.ts';
import { getGuides } from '../../../../../../lib/server/content/loaders/resources.ts';
import { copyContent } from '../support/contentCopy.ts';

/** The text of an act that states no rate and no amount. */
const WITHOUT_AMOUNTS = `---
checkedOn: '2025-09-24'
summary:
  - 'It governs companies.'
  - 'Form 128 is yearly.'
sources:
  - name: 'Companies Act, Cap. 212'
---

This is our summary of the Companies Act, not the official text.
`;

/** First calendar year of the newest tax year that a text names: 2025 for 2025/26. */
function newestYearNamed(text: string): number {
  return Math.max(...[...text.matchAll(/\b(20\d{2})\/\d{2}\b/g)].map(([, year]) => Number(year)));
}

test('every yearly guide says up to which Finance Act its rates go, those that it compares with included', () => {
  const yearly = getGuides().filter(({ startYear }) => startYear !== undefined);
  assert.notEqual(yearly.length, 0);
  for (const { id } of yearly) {
    const text = readFileSync(documentFile('guides', id), 'utf8').replace(/^---.*?^---$/ms, '');
    assert.equal(getDocument('guides', id)?.financeAct, newestYearNamed(text), id);
  }
});

test('so does the guide to the payroll', () => {
  const text = readFileSync(documentFile('guides', 'payroll-automation-2025-26'), 'utf8');
  assert.equal(getDocument('guides', 'payroll-automation-2025-26')?.financeAct, newestYearNamed(text));
});

test('a text that states a rate or an amount has to say up to which Finance Act it goes', async (context) => {
  const copy = copyContent(context);
  const [interview, act] = ['content/media/first-audit-interview.mdx', 'content/resources/acts/companies-act.mdx'];
  copy.write(act, WITHOUT_AMOUNTS);
  const rateLine = copy.append(interview, 'The company paid 30% of its profit.');
  const amountLine = copy.append(act, 'Turnover above TZS 200 million counts.');
  const dated = 'content/resources/acts/tax-revenue-appeals-act.mdx';
  copy.append(dated, 'The fee is TZS 100,000.');
  const answer = (line: number, figure: string) =>
    `:1  financeAct: found nothing, though line ${line} states ${figure}, expected the year of the newest Finance Act that the figures take in, for example financeAct: 2025`;
  assert.deepEqual(
    (await copy.check()).lines.filter((line) => line.includes('financeAct')),
    [`${interview}${answer(rateLine, '30%')}`, `${act}${answer(amountLine, 'TZS 200 million')}`],
  );
});
