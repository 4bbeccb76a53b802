import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDocument } from '../../../../../../lib/server/content/loaders/documents.ts';
import { getGuides } from '../../../../../../lib/server/content/loaders/resources.ts';
import { getRateFile } from '../../../../../../lib/server/content/loaders/tax.ts';
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

test('every yearly guide, and that to the payroll, goes up to the newest Act that the rate card takes in', () => {
  const yearly = getGuides().filter(({ startYear }) => startYear !== undefined);
  assert.notEqual(yearly.length, 0);
  for (const id of [...yearly.map((guide) => guide.id), 'payroll-automation-2026-27']) {
    assert.equal(getDocument('guides', id)?.financeAct, getRateFile().financeAct, id);
  }
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

test('the later change of a rule has to be one of a later Act', async (context) => {
  const copy = copyContent(context);
  const file = 'content/resources/finance-act.json';
  const line = copy.edit(file, '"replacedBy": "finance-act-2024#losses"', '"replacedBy": "finance-act-2024#loses"');
  const older = copy.edit(
    file,
    '"replacedBy": "finance-act-2025#minimum-tax"',
    '"replacedBy": "finance-act-2012#dividends"',
  );
  const { lines } = await copy.check();
  assert.equal(lines.length, 2, lines.join('\n'));
  assert.match(
    lines[0] ?? '',
    new RegExp(
      `^${file}:${line}  .* replacedBy: found "finance-act-2024#loses", expected the id of a later Finance Act, .*; the nearest is finance-act-2024#losses`,
    ),
  );
  assert.match(lines[1] ?? '', new RegExp(`^${file}:${older}  .* replacedBy: found "finance-act-2012#dividends"`));
});
