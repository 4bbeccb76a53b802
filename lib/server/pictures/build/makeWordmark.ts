/**
 * Part of `npm run documents`: redraws the name beside the mark if the firm's name has changed, and writes it into
 * content/firm.json. Outlines that the firm supplied stay while mark.wordName is the name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { getFirm } from '../../content/loaders/firm.ts';
import { COLLECTIONS } from '../../content/source/collections.ts';
import { drawWord } from './drawWord.ts';

async function makeWordmark(): Promise<void> {
  const { name, mark } = getFirm();
  if (mark.wordName === name) {
    process.stdout.write(`The word mark shows '${name}' already.\n`);
    return;
  }
  const { file } = COLLECTIONS.firm;
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const set = (text: string, field: string, value: string) =>
    applyEdits(text, modify(text, ['mark', field], value, { formattingOptions }));
  const drawn = set(readFileSync(resolve(file), 'utf8'), 'word', await drawWord(name));
  writeFileSync(resolve(file), set(drawn, 'wordName', name));
  process.stdout.write(
    `${file}: mark.word shows '${name}' now. Run npm run documents, since every PDF carries the logo.\n`,
  );
}

makeWordmark().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
