import { resolve } from 'node:path';
import { findPlaceholders } from './findPlaceholders.ts';
import { findUnreadLaws, type UnreadLaw } from './findUnreadLaws.ts';
import { findUnreadTwins } from './findUnreadTwins.ts';

/**
 * `node lib/server/content/check/launchCheck.ts [root]` (npm run launch-check): lists every placeholder that the
 * firm still has to replace, and every law in force that nobody has read with the values that wait for it, and the pages in
 * Kiswahili that no translator has read. It ends with exit code 1 where there is one of these.
 */
const root = resolve(process.argv[2] ?? '.');

type Place = { file: string; line: number; field: string };

const write = (line: string) => process.stdout.write(`${line}\n`);
const writePlace = ({ file, line, field }: Place) => write(`${file}:${line}  ${field}`);

function reportPlaceholders(): boolean {
  const placeholders = [...findPlaceholders(root)];
  for (const place of placeholders) writePlace(place);
  const count = `${placeholders.length} ${placeholders.length === 1 ? 'placeholder' : 'placeholders'} left`;
  write(placeholders.length === 0 ? 'No placeholders left' : count);
  return placeholders.length === 0;
}

function reportLaw({ title, values }: UnreadLaw): void {
  write(`Not read: ${title}`);
  for (const place of values) writePlace(place);
}

function reportLaws(): boolean {
  const laws = findUnreadLaws(root);
  for (const law of laws) reportLaw(law);
  const count = `${laws.length} ${laws.length === 1 ? 'law' : 'laws'} in force not read`;
  write(laws.length === 0 ? 'Every law in force is read' : count);
  return laws.length === 0;
}

function reportTwins(): boolean {
  const { pages, words } = findUnreadTwins(root);
  for (const page of pages) write(`Not read by a translator: ${page}`);
  for (const word of words) write(`Word for the translator: ${word}`);
  const ending = pages.length === 0 ? 'Every page in Kiswahili is read' : `${pages.length} pages in Kiswahili not read`;
  write(ending);
  return pages.length === 0;
}

const isReady = [reportPlaceholders(), reportLaws(), reportTwins()].every(Boolean);
if (!isReady) process.exitCode = 1;
