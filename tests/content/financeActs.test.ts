import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { documentFile, getDocument } from '../../lib/content/loaders/documents.ts';
import { getGuides } from '../../lib/content/loaders/resources.ts';

/** First calendar year of the newest tax year that a text names: 2025 for 2025/26. */
function newestYearNamed(text: string): number {
  return Math.max(...[...text.matchAll(/\b(20\d{2})\/\d{2}\b/g)].map(([, year]) => Number(year)));
}

test('every yearly guide says up to which Finance Act its rates go, those that it compares with included', () => {
  const yearly = getGuides().filter(({ startYear }) => startYear !== undefined);
  assert.equal(yearly.length, 13);
  for (const { id } of yearly) {
    const text = readFileSync(documentFile('guides', id), 'utf8').replace(/^---.*?^---$/ms, '');
    assert.equal(getDocument('guides', id)?.financeAct, newestYearNamed(text), id);
  }
});

test('so does the guide to the payroll of 2025/26', () => {
  assert.equal(getDocument('guides', 'payroll-automation-2025-26')?.financeAct, 2025);
});
