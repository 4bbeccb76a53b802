import { resolve } from 'node:path';
import { findPlaceholders } from './findPlaceholders.ts';
import { findUnreadLaws, type UnreadLaw } from './tables/findUnreadLaws.ts';
import { findUnreadTwins } from './texts/findUnreadTwins.ts';

/**
 * `node lib/server/content/check/launchCheck.ts [root]` (npm run launch-check): lists placeholders that the firm must
 * replace, unread laws in force with their values, and Kiswahili pages that no translator has read. Exit code 1 if
 * there are any.
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
  const pages = findUnreadTwins(root);
  for (const page of pages) write(`Not read by a translator: ${page}`);
  const ending = pages.length === 0 ? 'Every page in Kiswahili is read' : `${pages.length} pages in Kiswahili not read`;
  write(ending);
  return pages.length === 0;
}

const isReady = [reportPlaceholders(), reportLaws(), reportTwins()].every(Boolean);
if (!isReady) process.exitCode = 1;
