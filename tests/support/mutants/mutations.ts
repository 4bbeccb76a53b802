import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { transformSync } from 'esbuild';

/** One small fault that could be planted into a file. */
export type Mutation = {
  /** Faults of one family are alike: a text has many more of some than of others. */
  family: 'operator' | 'boundary' | 'left out';
  /** Number of the line, from 1. */
  line: number;
  /** What it does, for people: `'<' becomes '<='`, `left out: if (isDone) return;`. */
  change: string;
  /** The text of the file with the fault in it. */
  text: string;
};

type Kind = { family: Mutation['family']; pattern: RegExp; replacement: string };

/** Two pieces of code, each of which becomes the other. */
const swap = (family: Mutation['family'], one: string, other: string): Kind[] =>
  [
    [one, other],
    [other, one],
  ].map(([from = '', replacement = '']) => ({ family, pattern: new RegExp(RegExp.escape(from), 'g'), replacement }));

const leaveOut = (family: Mutation['family'], pattern: RegExp): Kind => ({ family, pattern, replacement: '' });

/** The formatter puts a space on either side of an operator, and short statements on a line of their own. */
const KINDS: Kind[] = [
  ...swap('operator', ' === ', ' !== '),
  ...swap('operator', ' && ', ' || '),
  ...swap('operator', ' + ', ' - '),
  ...swap('operator', ' * ', ' / '),
  ...swap('operator', 'Math.min(', 'Math.max('),
  ...swap('operator', 'Math.ceil(', 'Math.floor('),
  ...swap('operator', '.some(', '.every('),
  leaveOut('operator', /(?<=\bif \(|&& |\|\| |return |=> )!(?=[\w(])/g),
  ...swap('boundary', ' < ', ' <= '),
  ...swap('boundary', ' > ', ' >= '),
  leaveOut('boundary', / [+-] 1\b(?![.\d_])/g),
  leaveOut('left out', /^ *if \(.*\) (?:return|throw|continue|break)\b.*;$/gm),
  leaveOut('left out', /^ *await [^;]*;$/gm),
];

function changeOf(found: string, replacement: string): string {
  const shown = found.trim().replace(/\s+/g, ' ');
  return replacement === '' ? `left out: ${shown}` : `'${found.trim()}' becomes '${replacement.trim()}'`;
}

/** What could be changed in a text, comments and types included: `isFault` tells what matters. */
export function mutationsOf(text: string): Mutation[] {
  return KINDS.flatMap(({ family, pattern, replacement }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      family,
      line: text.slice(0, index).split('\n').length,
      change: changeOf(found, replacement),
      text: text.slice(0, index) + replacement + text.slice(index + found.length),
    })),
  );
}

/** How a file is read: in one with markup a type parameter before a function would begin a tag. */
export type Loader = 'ts' | 'tsx';

/** The code without types and comments, and the texts and numbers in it. */
function read(text: string, loader: Loader): { code: string; literals: Set<string> } {
  // Without space it is without the comments of an object's properties too.
  const { code } = transformSync(text, { loader, jsx: 'automatic', minifyWhitespace: true, logLevel: 'silent' });
  const literals = new Set<string>();
  full(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), ({ type, start, end }) => {
    if (type === 'Literal' || type === 'TemplateElement') literals.add(code.slice(start, end));
  });
  return { code, literals };
}

/**
 * Whether a change of a TypeScript file lies in code that runs: not in a type or a comment, which leave the code as it is,
 * nor in a text or between tags, which make a literal that was not there, nor one after which the file is no code.
 */
export function isFault(original: string, changed: string, loader: Loader): boolean {
  const before = read(original, loader);
  try {
    const after = read(changed, loader);
    return after.code !== before.code && after.literals.isSubsetOf(before.literals);
  } catch {
    return false;
  }
}
