import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyContent } from '../support/contentCopy.ts';

/** No text claims a day on which it cannot have been written. */

const TEXT = 'content/resources/articles/reading-a-paye-band.mdx';
const CATALOGUE = 'content/resources/articles.json';

/** Sets the days of a text and of its entry, and returns what the check says of the text. */
async function check(
  context: Parameters<typeof copyContent>[0],
  days: Record<'date' | 'checkedOn' | 'updatedOn', string>,
) {
  const copy = copyContent(context);
  copy.edit(TEXT, /^checkedOn: .*$/m, `checkedOn: '${days.checkedOn}'`);
  copy.edit(TEXT, /^updatedOn: .*\n/m, days.updatedOn && `updatedOn: '${days.updatedOn}'\n`);
  copy.edit(CATALOGUE, /(?<="reading-a-paye-band"[^}]*"date": )"[^"]*"/, `"${days.date}"`);
  return (await copy.check()).lines.filter((line) => line.startsWith(TEXT));
}

test('a source that is younger than the text is a mistake', async (context) => {
  assert.deepEqual(await check(context, { date: '2024-02-12', checkedOn: '2025-01-20', updatedOn: '' }), [
    `${TEXT}:2  checkedOn: found "2025-01-20", expected a day not after 2024-02-12, the day of the text; if the text has changed since, say when, for example updatedOn: '2025-01-20'`,
  ]);
});

test('an older text that says when it was updated may rest on a younger source', async (context) => {
  assert.deepEqual(await check(context, { date: '2024-02-12', checkedOn: '2025-01-20', updatedOn: '2025-02-01' }), []);
});

test('an update on or before the day of publication is a mistake', async (context) => {
  assert.deepEqual(await check(context, { date: '2025-02-12', checkedOn: '2025-01-20', updatedOn: '2025-02-12' }), [
    `${TEXT}:3  updatedOn: found "2025-02-12", expected a day after 2025-02-12, on which its catalogue has it published, or no such field`,
  ]);
});
