/**
 * Writes .generated/script-words.json: the phrases that the scripts of each Kiswahili page may say (lib/server/words/pageWords.ts).
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { phrasesIn, scriptOf } from '../words/scriptWords.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ROUTE = /^app(\/.*)\/page\.tsx$/;

const shell = phrasesIn(await scriptOf('components/shell/SiteDocument.tsx'));
const words: Record<string, string[]> = { shell };
for (const file of globSync('app/sw/**/page.tsx', { cwd: ROOT }).sort()) {
  const phrases = phrasesIn(await scriptOf(file)).filter((phrase) => !shell.includes(phrase));
  words[file.replace(ROUTE, '$1')] = phrases;
}
mkdirSync(join(ROOT, '.generated'), { recursive: true });
writeFileSync(join(ROOT, '.generated/script-words.json'), JSON.stringify(words, null, 2));
const counts = Object.entries(words).map(([page, phrases]) => `${page} ${phrases.length}`);
console.log(`Kiswahili words of scripts: ${counts.join(', ')}`);
