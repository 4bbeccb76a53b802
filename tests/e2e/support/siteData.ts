import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatAmount } from '../../../lib/money/format.ts';
import { grossToNet } from '../../../lib/salary/salary.ts';
import { getCalculatorRates } from '../../../lib/server/content/loaders/tax/salary.ts';
import { firstOfEach, isFull } from '../../support/cases.ts';

/**
 * Returns files of the running site's data folder, below one part of it, that contain a text. The site creates the
 * folder with its first file, and moves files while they are listed: neither is a fault.
 */
export function filesHolding(part: 'blobs' | 'outbox', text: string): string[] {
  const folder = join(process.env.SITE_DATA_DIR ?? '', part);
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readIfThere(file).includes(text));
}

/** Reads a file; one that was moved meanwhile is empty. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Returns the ids of stored enquiries that contain a text, in any folder. A delivered one moves once, and one read at
 * that moment can miss it: two reads cannot.
 */
export const enquiriesHolding = (text: string): string[] => {
  const files = [...filesHolding('blobs', text), ...filesHolding('blobs', text)];
  return [...new Set(files.map((file) => basename(file)))].sort();
};

/**
 * Reads the entries of an editors' list, whose number no test prescribes.
 *
 * @param file for example `sectors.json`
 * @param key if the file holds several lists
 */
export function entriesIn(file: string, key?: string): Record<string, unknown>[] {
  const content: unknown = JSON.parse(readFileSync(`content/${file}`, 'utf8'));
  const list: unknown = key === undefined ? content : Reflect.get(Object(content), key);
  if (!Array.isArray(list)) throw new Error(`content/${file} is not a list.`);
  return list;
}

/** Returns the net pay from a gross salary at today's rates, as the calculator writes it. */
export const netPayToday = (gross: number): string =>
  `TZS ${formatAmount(Math.round(grossToNet(gross, getCalculatorRates('grossToNet')).netPay))}`;

const OUT = join(import.meta.dirname, '../../../out');

/** Pages of these folders share one template each and differ in their texts. */
const SAME_TEMPLATE = /^\/(services|rates|calendar|media|resources\/[^/]+)\/[^/]+$/;

/** Pages for unknown URLs, at their own addresses. */
export const NOT_THERE = ['/404', '/_not-found', '/services/not-found', '/sw/404'];

/** Returns the paths of the exported pages, without pages for unknown URLs. */
export const exportedPaths = (): string[] =>
  globSync('**/*.html', { cwd: OUT, exclude: ['pagefind/**', 'pdfjs/**'] })
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .filter((path) => !NOT_THERE.includes(path))
    .sort();

const templateOf = (path: string): string => (SAME_TEMPLATE.test(path) ? `${dirname(path)}/...` : path);

/** Returns the first page of each template. */
export const firstOfEachTemplate = (paths: readonly string[]): string[] => firstOfEach(paths, templateOf);

/**
 * Returns the kind of a page: its template. All calculators but the payroll are one kind, as are pages of thanks and
 * pages of law; a Kiswahili page has the kind of its English page.
 */
const kindOf = (path: string): string =>
  templateOf(path.replace(/^\/sw(?=\/)/, ''))
    .replace(/^\/calculator\/(?!payroll$)[^/]+$/, '/calculator/...')
    .replace(/^\/(thank-you|styleguide)\/.*$/, '/$1')
    .replace(/^\/(privacy-policy|terms-of-service|accessibility|glossary)$/, '/privacy-policy');

/** Returns the pages of a sweep: all every night, else one of each kind. */
export const sweptPaths = (paths: readonly string[]): string[] => (isFull ? [...paths] : firstOfEach(paths, kindOf));
