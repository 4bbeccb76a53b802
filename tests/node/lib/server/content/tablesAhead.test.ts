import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { copyContent, PROJECT } from './support/contentCopy.ts';

/** Returns the loaders' values for pages built on a day from a folder of content. */
function builtOn(day: string, root: string): { years: string[]; topRate: number; sdl: number } {
  const loaders = pathToFileURL(`${PROJECT}/lib/server/content/loaders/tax/tax.ts`);
  const code = `
    const { getCalculatorRates, getTaxYears } = await import(${JSON.stringify(loaders)});
    const { bands, sdl } = getCalculatorRates('grossToNet');
    process.stdout.write(JSON.stringify({ years: getTaxYears().slice(-2), topRate: bands.at(-1).rate, sdl }));`;
  const SOURCE_DATE_EPOCH = String(Date.parse(`${day}T09:00:00Z`) / 1000);
  const env = { ...process.env, SOURCE_DATE_EPOCH };
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, env }).toString());
}

test('a table, a year and a rate that are written before they begin are used from their day on', async (context) => {
  const { root, read, write, check } = copyContent(context);
  const paye = JSON.parse(read('content/tax/paye.json'));
  const newest = paye.tables.at(-1);
  const bands = newest.bands.with(-1, { ...newest.bands.at(-1), rate: 35 });
  paye.tables.push({ ...newest, id: 'paye-2027-07', from: '2027-07-01', years: ['2027/28'], bands });
  write('content/tax/paye.json', JSON.stringify(paye, null, 2));
  const contributions = JSON.parse(read('content/tax/contributions.json'));
  contributions.sdl.push({ ...contributions.sdl.at(-1), from: '2027-07-01', rate: 3 });
  write('content/tax/contributions.json', JSON.stringify(contributions, null, 2));

  assert.deepEqual(await check(), []);
  const before = { years: ['2025/26', '2026/27'], topRate: 30, sdl: 3.5 };
  assert.deepEqual(builtOn('2027-06-30', root), before);
  assert.deepEqual(builtOn('2027-07-01', root), { years: ['2026/27', '2027/28'], topRate: 35, sdl: 3 });
});
