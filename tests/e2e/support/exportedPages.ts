import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFull } from '../../support/isFull';

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

/** Of pages with the same template the first. */
export const firstOfEachTemplate = (paths: readonly string[]): string[] =>
  paths.filter((path) => !SAME_TEMPLATE.test(path) || paths.find((other) => dirname(other) === dirname(path)) === path);

/** The pages that a sweep goes through: all of them every night, else one of each template. */
export const sweptPaths = (paths: readonly string[]): string[] => (isFull ? [...paths] : firstOfEachTemplate(paths));
