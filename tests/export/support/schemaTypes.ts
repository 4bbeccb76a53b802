import { readFileSync } from 'node:fs';

/** Declarations of schema-dts: a type of schema.org is an interface ending in Base or Leaf with its own properties. */
const DECLARED = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');

const INTERFACE = /interface (\w+?)(Base|Leaf)(?:<[^>]*>)? extends ([^{]+)\{([\s\S]*?)\n\}/g;
const PROPERTY = /^ {4}"(\w+)"\?:/gm;

type Declared = { parents: string[]; own: string[] };

const declared = new Map<string, Declared>(
  [...DECLARED.matchAll(INTERFACE)].map(([, name = '', kind = '', parents = '', body = '']) => [
    name + kind,
    {
      parents: parents.match(/\w+(?:Base|Leaf)\b/g) ?? [],
      own: [...body.matchAll(PROPERTY)].map(([, property = '']) => property),
    },
  ]),
);

function propertiesIn(name: string): string[] {
  const { parents = [], own = [] } = declared.get(name) ?? {};
  return [...own, ...parents.flatMap(propertiesIn)];
}

/** Returns schema.org's properties of a type; undefined for an unknown type. */
export function propertiesOf(type: string): ReadonlySet<string> | undefined {
  const names = [`${type}Leaf`, `${type}Base`].filter((name) => declared.has(name));
  return names.length > 0 ? new Set(names.flatMap(propertiesIn)) : undefined;
}
