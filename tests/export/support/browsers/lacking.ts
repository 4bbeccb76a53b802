import { browsersWithout, type Feature } from './support.ts';

/** The feature without the prefix of an engine: sheets name it both ways, and a browser needs to know one of them. */
const bareName = (name: string): string => name.replace(/^-(?:webkit|moz)-/, '');

/** Features that some of the oldest supported browsers lack, with those browsers. */
export function lacking(features: readonly Feature[]): Map<string, string[]> {
  const without = new Map<string, string[]>();
  for (const { name, compat, prefix } of features) {
    const browsers = browsersWithout(compat, prefix);
    const others = without.get(bareName(name));
    without.set(bareName(name), others ? others.filter((browser) => browsers.includes(browser)) : browsers);
  }
  return new Map([...without].filter(([, browsers]) => browsers.length > 0));
}
