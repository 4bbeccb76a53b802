import { type Expression, type MemberExpression, parse, type Super } from 'acorn';
import { simple } from 'acorn-walk';
import { api, entryAt, type Feature, featureOf, javascript } from './support.ts';

/** The edition of ECMAScript all of whose syntax the oldest supported browsers parse. */
const EDITION = 2024;

const GLOBAL_OBJECTS = ['globalThis', 'window', 'self'];

const builtins = entryAt(javascript, 'builtins') ?? {};

/** Objects of the global scope by their names, and their interfaces. A member of any other object does not tell whose it is. */
const INTERFACES: Record<string, string> = {
  CSS: 'CSS',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  sessionStorage: 'Storage',
};

/** A constructor or function of the global scope. */
const globalFeatures = (name: string): Feature[] =>
  featureOf(name, entryAt(api, name) ?? entryAt(builtins, name) ?? entryAt(api, 'Window', name));

function memberFeatures({ object, property, computed }: MemberExpression): Feature[] {
  if (computed || property.type !== 'Identifier' || object.type !== 'Identifier') return [];
  const { name } = property;
  if (GLOBAL_OBJECTS.includes(object.name)) return globalFeatures(name);
  const owner = INTERFACES[object.name] ?? object.name;
  const entry = entryAt(builtins, owner, name) ?? entryAt(api, owner, name) ?? entryAt(api, owner, `${name}_static`);
  return featureOf(`${object.name}.${name}`, entry);
}

const calleeFeatures = (callee: Expression | Super): Feature[] =>
  callee.type === 'Identifier' ? globalFeatures(callee.name) : [];

/**
 * The functions, constructors and members of global objects that a script uses, once each.
 *
 * @throws SyntaxError where the script needs a newer edition of the language than the oldest browsers read
 */
export function scriptFeatures(code: string): Feature[] {
  const features = new Map<string, Feature>();
  const add = (found: Feature[]) => {
    for (const feature of found) features.set(feature.name, feature);
  };
  simple(parseScript(code), {
    MemberExpression: (node) => add(memberFeatures(node)),
    NewExpression: ({ callee }) => add(calleeFeatures(callee)),
    CallExpression: ({ callee }) => add(calleeFeatures(callee)),
  });
  return [...features.values()];
}

/** Reads a script or module. @throws SyntaxError */
export const parseScript = (code: string) =>
  parse(code, { ecmaVersion: EDITION, sourceType: 'module', allowReturnOutsideFunction: true, allowHashBang: true });
