import type { AnyNode, Identifier, Node, Pattern } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { parseScript } from './scriptFeatures.ts';
import { api, entryAt, javascript } from './support.ts';

/** All that a script finds in a browser without declaring it: the language's own objects, interfaces, members of the window. */
const BROWSER_GLOBALS = new Set([
  ...['undefined', 'arguments'],
  ...[entryAt(javascript, 'builtins'), api, api.Window, api.EventTarget].flatMap((group) => Object.keys(group ?? {})),
]);

/** Names that a pattern binds, such as those of `{ a, b: [c], ...rest }`. */
function boundNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => boundNames(one.type === 'Property' ? one.value : one.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one ? boundNames(one) : []));
    case 'RestElement':
      return boundNames(pattern.argument);
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'MemberExpression':
      return [];
  }
}

/** Names that a node declares in the function around it, and inside itself. */
function declared(node: AnyNode): { around?: string[]; inside?: string[] } {
  switch (node.type) {
    case 'VariableDeclarator':
      return { around: boundNames(node.id) };
    case 'CatchClause':
      return { around: node.param ? boundNames(node.param) : [] };
    case 'ClassDeclaration':
      return { around: node.id ? [node.id.name] : [] };
    case 'FunctionDeclaration':
      return { around: node.id ? [node.id.name] : [], inside: node.params.flatMap(boundNames) };
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return { inside: [...(node.id ? [node.id.name] : []), ...node.params.flatMap(boundNames)] };
    default:
      return {};
  }
}

const isName = (node: Node): node is Identifier => node.type === 'Identifier';

const isScope = ({ type }: Node): boolean => type === 'Program' || type.includes('Function');

/**
 * Names that a script uses and that neither a function around them declares nor a browser has: where the script stands alone
 * in a page, they are not there. A block counts to its function.
 */
export function freeNames(code: string): string[] {
  const program = parseScript(code);
  const names = new Map<Node, Set<string>>();
  const declare = (scope: Node | undefined, added: string[] = []) => {
    if (scope) names.set(scope, (names.get(scope) ?? new Set()).union(new Set(added)));
  };
  fullAncestor(program, (node, _state, ancestors) => {
    const { around, inside } = declared(node as AnyNode);
    declare(ancestors.slice(0, -1).findLast(isScope), around);
    declare(node, inside);
  });

  const free = new Set<string>();
  fullAncestor(program, (node, _state, ancestors) => {
    if (!isName(node)) return;
    const isDeclared = ancestors.some((one) => names.get(one)?.has(node.name));
    if (!isDeclared && !BROWSER_GLOBALS.has(node.name)) free.add(node.name);
  });
  return [...free].sort();
}
