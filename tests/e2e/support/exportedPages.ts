import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstOfEach } from '../../support/first.ts';
import { isFull } from '../../support/isFull.ts';

const OUT = join(import.meta.dirname, '../../../out');

/** Pages of these folders have one template each and differ in their texts. */
const SAME_TEMPLATE = /^\/(services|rates|calendar|calculator\/proof|resources\/[^/]+)\/[^/]+$/;

/** Pages that stand for unknown URLs, at their own address. */
export const NOT_THERE = ['/404', '/_not-found', '/services/not-found', '/sw/404'];

/** Paths of the exported pages, without those for unknown URLs. */
export const exportedPaths = (): string[] =>
  globSync('**/*.html', { cwd: OUT, exclude: ['pagefind/**', 'pdfjs/**'] })
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .filter((path) => !NOT_THERE.includes(path))
    .sort();

const templateOf = (path: string): string => (SAME_TEMPLATE.test(path) ? `${dirname(path)}/...` : path);

/** Of pages with the same template the first. */
export const firstOfEachTemplate = (paths: readonly string[]): string[] => firstOfEach(paths, templateOf);

/**
 * The kind of a page: its template, where the calculators but the payroll count as one, and a page in Kiswahili as the English one
 * whose parts it has.
 */
export const kindOf = (path: string): string =>
  templateOf(path.replace(/^\/sw(?=\/)/, '')).replace(/^\/calculator\/(?!payroll$|proof)[^/]+$/, '/calculator/...');

/** The pages that a sweep goes through: all of them every night, else one of each kind. */
export const sweptPaths = (paths: readonly string[]): string[] => (isFull ? [...paths] : firstOfEach(paths, kindOf));
