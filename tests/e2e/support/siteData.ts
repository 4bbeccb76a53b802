import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatAmount } from '../../../lib/money/format.ts';
import { grossToNet } from '../../../lib/salary/salary.ts';
import { getCalculatorRates } from '../../../lib/server/content/loaders/tax/salary.ts';
import { firstOfEach, isFull } from '../../support/cases.ts';

/**
 * Returns the files in one part of the running site's data folder that contain a text. The site creates the folder with
 * its first file and moves files while they are being listed; neither is an error.
 */
export function filesHolding(part: 'blobs' | 'outbox', text: string): string[] {
  const folder = join(process.env.SITE_DATA_DIR ?? '', part);
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readIfThere(file).includes(text));
}

/** Reads a file; returns an empty string if it has been moved. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Returns the IDs of stored enquiries that contain a text, in any folder. An enquiry moves once, on delivery: that race
 * can hide it from one read, but not from two.
 */
export const enquiriesHolding = (text: string): string[] => {
  const files = [...filesHolding('blobs', text), ...filesHolding('blobs', text)];
  return [...new Set(files.map((file) => basename(file)))].sort();
};

/**
 * Reads the entries of a list that editors maintain, so tests must not assume its length.
 *
 * @param file for example `sectors.json`
 * @param key if the file contains several lists
 */
export function entriesIn(file: string, key?: string): Record<string, unknown>[] {
  const content: unknown = JSON.parse(readFileSync(`content/${file}`, 'utf8'));
  const list: unknown = key === undefined ? content : Reflect.get(Object(content), key);
  if (!Array.isArray(list)) throw new Error(`content/${file} is not a list.`);
  return list;
}

/** Returns the net pay for a gross salary at today's rates, formatted like the calculator's result. */
export const netPayToday = (gross: number): string =>
  `TZS ${formatAmount(Math.round(grossToNet(gross, getCalculatorRates('grossToNet')).netPay))}`;

const OUT = join(import.meta.dirname, '../../../out');

/** Pages in each of these folders share a template and differ only in their texts. */
const SAME_TEMPLATE = /^\/(services|rates|calendar|media|resources\/[^/]+)\/[^/]+$/;

/** Not-found pages, at their own URLs. */
export const NOT_THERE = ['/404', '/_not-found', '/services/not-found', '/sw/404'];

/** Returns the paths of the exported pages, except the not-found pages. */
export const exportedPaths = (): string[] =>
  globSync('**/*.html', { cwd: OUT, exclude: ['pagefind/**', 'pdfjs/**'] })
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .filter((path) => !NOT_THERE.includes(path))
    .sort();

const templateOf = (path: string): string => (SAME_TEMPLATE.test(path) ? `${dirname(path)}/...` : path);

/** Returns the first page of each template. */
export const firstOfEachTemplate = (paths: readonly string[]): string[] => firstOfEach(paths, templateOf);

/**
 * Returns the kind of a page, usually its template. All calculators except the payroll count as one kind, as do
 * acts, articles and guides, thank-you pages, and pages of text. A Kiswahili page has the same kind as its English version.
 */
const kindOf = (path: string): string =>
  templateOf(path.replace(/^\/sw(?=\/)/, ''))
    .replace(/^\/calculator\/(?!payroll$)[^/]+$/, '/calculator/...')
    .replace(/^\/(thank-you|styleguide)\/.*$/, '/$1')
    .replace(/^\/resources\/(acts|articles|guides)\/\.\.\.$/, '/resources/...')
    .replace(/^\/(privacy-policy|terms-of-service|accessibility|glossary|offline)$/, '/privacy-policy');

/** Returns the pages to test: all of them in nightly runs, otherwise one of each kind. */
export const sweptPaths = (paths: readonly string[]): string[] => (isFull ? [...paths] : firstOfEach(paths, kindOf));
