import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import { buildDay } from '../../../dates/builtAt.ts';
import { firstDayOf } from '../../../tax/taxYear.ts';
import type { ContentIssue, Finding } from '../issues/contentIssue.ts';
import { textOf } from '../mdx/markdownNode.ts';
import { referenceOf } from '../mdx/remarkRates.ts';
import { validFile } from '../source/entries.ts';
import { readingDays, readRate, TOKEN_START } from '../source/rateTokens.ts';
import type { ContentTree } from './contentTree.ts';
import { type Body, type BodyNode, strayFault, TOKEN_IN_TEXT } from './readBody.ts';
import type { Miss, References } from './references.ts';

type Fault = Finding & { field: string };

/** Attributes of a tag, with the values that they may have if there is a list. */
type Attributes = Readonly<Record<string, readonly string[] | undefined>>;

/** What a text may hold: tags, and names of other things. */
type Allowed = { tags: Readonly<Record<string, Attributes>>; references: References; tree: ContentTree };

/** Advised length of a text in words, by folder. */
const ADVISED_WORDS = {
  'content/services/': { least: 350, most: 600 },
  'content/resources/articles/': { least: 450, most: 900 },
} as const;

/** The tag of a Finance Act's text, used exactly once: it shows the changes of the catalogue. */
const CHANGES = 'Changes';

const isFinanceAct = ({ file }: Body): boolean => file.startsWith('content/resources/finance-act/');

/** Returns the tags of texts. */
function tagsOf(tree: ContentTree): Allowed['tags'] {
  const years = validFile(tree, TAX_FILES.paye)?.data.tables.flatMap((table) => table.years);
  return {
    Note: { title: undefined, placeholder: undefined },
    Question: { title: undefined },
    Rate: { of: undefined, on: undefined, as: undefined },
    PayeTable: { year: years?.filter((year) => firstDayOf(year) <= buildDay()) },
    MinimumWages: {},
    RateTable: { of: validFile(tree, TAX_FILES.rates)?.data.groups.map(({ id }) => id) },
  };
}

/** Attributes without which a tag says nothing, with an example. */
const NEEDED: Readonly<Record<string, readonly [attribute: string, example: string]>> = {
  Question: ['title', '<Question title="When is it due?">'],
  RateTable: ['of', '<RateTable of="vat" />'],
};

function checkTag({ name: tag, attributes = [] }: BodyNode, tags: Allowed['tags']): Fault[] {
  const name = tag ?? '';
  const known = Object.hasOwn(tags, name) ? tags[name] : undefined;
  if (known === undefined) {
    const names = Object.keys(tags).map((each) => `<${each}>`);
    return [{ field: 'tag', found: `<${name}>`, expected: `ordinary text or one of ${names.join(', ')}` }];
  }
  const faults = attributes.flatMap(({ name: attribute = '{…}', value }): Fault[] => {
    if (!Object.hasOwn(known, attribute)) {
      const expected = Object.keys(known).join(', ') || 'none';
      return [{ field: `<${name}>`, found: `the attribute ${attribute}`, expected }];
    }
    const values = known[attribute];
    if (!values || values.includes(String(value))) return [];
    return [{ field: `<${name}> ${attribute}`, found: `"${String(value)}"`, expected: `one of ${values.join(', ')}` }];
  });
  const [needed, example] = NEEDED[name] ?? [];
  if (needed === undefined || attributes.some((attribute) => attribute.name === needed)) return faults;
  const missing = { field: `<${name}>`, found: `no ${needed}`, expected: `the attribute ${needed}` };
  return [...faults, example === undefined ? missing : { ...missing, example }];
}

/** Finds a reference to a rate that does not exist, or not on that day. */
function checkRate(node: BodyNode, { file }: Body, { card }: ContentTree): Fault[] {
  const figure = card && node.name === 'Rate' ? readRate(card, referenceOf(node), readingDays(file)) : '';
  if (typeof figure === 'string') return [];
  const { part, found, expected } = figure;
  return [{ field: `<Rate> ${part}`, found, expected }];
}

const hasRate = (node: BodyNode): boolean => node.name === 'Rate' || (node.children ?? []).some(hasRate);

/** Parts of a text that are or contain links, and why they may not contain a rate. */
const CLOSED_TO_RATES: Readonly<Record<string, Pick<Finding, 'expected' | 'example'>>> = {
  heading: { expected: 'words alone, since links to the heading would break when the rate changes' },
  link: {
    expected: 'words alone, and the rate beside the link: its mark would be a link within a link',
    example: '[the threshold](/rates#vat), <Rate of="vat.threshold" />',
  },
};

const described = ({ expected, nearest }: Miss): string =>
  nearest === undefined ? expected : `${expected}; the nearest is ${nearest}`;

/** Finds links and pictures that show nothing or lead nowhere. */
function checkTarget(node: BodyNode, { find, findLink }: References): Fault[] {
  const { type, alt, url = '' } = node;
  if (type === 'image') {
    if (!alt) return [{ field: 'picture', found: 'no words for it', expected: 'what it shows, between the brackets' }];
    const miss = find(url, { to: 'photos' });
    const example = '![The form](form.png)';
    return miss ? [{ field: 'picture', found: `"${url}"`, expected: described(miss), example }] : [];
  }
  if (type === 'link' && textOf(node).trim() === '') {
    return [{ field: 'link', found: 'no words for it', expected: 'what it leads to, between the square brackets' }];
  }
  const miss = findLink(url);
  return miss ? [{ field: 'link', found: `"${url}"`, expected: described(miss) }] : [];
}

function checkHeading(node: BodyNode): Fault[] {
  if (textOf(node).trim() === '') {
    return [{ field: 'heading', found: 'no words', expected: 'words after the signs #, or no line' }];
  }
  const expected = 'second level or below, since the title is the first';
  const fault = { field: 'heading', found: 'a first-level heading', expected, example: '## Who needs it' };
  return node.depth === 1 ? [fault] : [];
}

/** Finds rows with more cells than the first, which pages leave out. */
function checkRows({ children: [head, ...rows] = [] }: BodyNode): Fault[] {
  const columns = head?.children?.length ?? 0;
  return rows.flatMap(({ children = [], position }) => {
    if (children.length <= columns) return [];
    const found = `${children.length} cells in line ${position?.start.line}, of which the last would not be shown`;
    return [{ field: 'table', found, expected: `${columns}, as in its first row; \\| for a bar in a cell` }];
  });
}

/** Finds lines that begin with a bar but are not a table. */
function checkParagraph(node: BodyNode): Fault[] {
  const text = textOf(node);
  if (!/^\|.*\|[ \t]*\r?\n\|/.test(text)) return [];
  const columns = (text.split('\n')[0]?.match(/\|/g)?.length ?? 3) - 1;
  const example = `|${' --- |'.repeat(columns)}`;
  return [{ field: 'table', found: 'no line of hyphens below its first', expected: 'one', example }];
}

/** Finds a sentence that begins with a year, which would become the number of a list. */
function checkList({ start }: BodyNode): Fault[] {
  if (typeof start !== 'number' || start < 1000) return [];
  const found = `a list that begins at ${start}`;
  return [{ field: 'list', found, expected: 'another first word, or a backslash', example: `${start}\\. Grants rose` }];
}

/** Finds code in a text, which is no comment. */
function checkCode({ value = '' }: BodyNode): Fault[] {
  if (value.trim().startsWith('/*')) return [];
  if (!/^\s*(import|export)\b/.test(value)) {
    return [{ field: 'text', found: 'code', expected: 'ordinary text, with \\{ for a brace' }];
  }
  const expected = 'another first word, since a line that begins with import or export is read as code';
  return [{ field: 'text', found: 'a line that begins with import or export', expected }];
}

function checkSigns({ value = '' }: BodyNode): Fault[] {
  const fault = strayFault(value, 'mdx');
  return fault ? [{ field: 'text', ...fault }] : [];
}

const checkTagged = (node: BodyNode, { tags }: Allowed) => checkTag(node, tags);
const checkLinked = (node: BodyNode, { references }: Allowed) => checkTarget(node, references);

/** The check of each type of node. */
const CHECKS: Readonly<Record<string, (node: BodyNode, allowed: Allowed) => Fault[]>> = {
  mdxJsxFlowElement: checkTagged,
  mdxJsxTextElement: checkTagged,
  mdxjsEsm: checkCode,
  mdxFlowExpression: checkCode,
  mdxTextExpression: checkCode,
  image: checkLinked,
  link: checkLinked,
  definition: checkLinked,
  heading: checkHeading,
  table: checkRows,
  paragraph: checkParagraph,
  list: checkList,
  text: checkSigns,
};

/** Nodes whose `value` visitors read. */
const WORD_TYPES = new Set(['text', 'inlineCode', 'code']);

function checkNode(node: BodyNode, body: Body, allowed: Allowed): Fault[] {
  const { type, name, value, alt, url, attributes = [] } = node;
  const shown = [WORD_TYPES.has(type) ? value : '', alt, url, ...attributes.map((attribute) => attribute.value)];
  const closed = CLOSED_TO_RATES[type];
  return [
    ...(CHECKS[type]?.(node, allowed) ?? []),
    ...checkRate(node, body, allowed.tree),
    ...(closed && hasRate(node) ? [{ field: type, found: '<Rate>', ...closed }] : []),
    ...(TOKEN_START.test(shown.join('\n')) ? [{ field: name ? `<${name}>` : 'text', ...TOKEN_IN_TEXT }] : []),
  ];
}

/** Finds a Finance Act's text without its changes, or with them twice. */
function checkChanges(body: Body): ContentIssue[] {
  const [first, ...more] = body.nodes.filter(({ name }) => name === CHANGES);
  const place = { file: body.file, line: body.firstLine, field: 'text' };
  const expected = 'it exactly once';
  if (!first) return [{ ...place, found: `no <${CHANGES} />`, expected }];
  return more.map(({ position }) => ({ ...place, ...position?.start, found: `<${CHANGES} /> again`, expected }));
}

/** Advises on the length of a service or an article; never stops a build. */
export function adviseOnLength({ file, words, firstLine }: Body): ContentIssue[] {
  const advised = Object.entries(ADVISED_WORDS).find(([folder]) => file.startsWith(folder))?.[1];
  if (!advised || (words >= advised.least && words <= advised.most)) return [];
  const expected = `${advised.least} to ${advised.most} words`;
  return [{ file, line: firstLine, field: 'text', found: `${words} words`, expected }];
}

/** Checks the headings, tags, links, tables, rates and signs of the MDX texts. */
export function checkBodies(bodies: readonly Body[], tree: ContentTree, references: References): ContentIssue[] {
  const shared = tagsOf(tree);
  return bodies.flatMap((body) => {
    const isAct = isFinanceAct(body);
    const allowed = { tags: isAct ? { ...shared, [CHANGES]: {} } : shared, references, tree };
    const found = body.nodes.flatMap((node) =>
      checkNode(node, body, allowed).map((fault) => {
        const { line = body.firstLine, column = 1 } = node.position?.start ?? {};
        return { file: body.file, line, column, ...fault };
      }),
    );
    return isAct ? [...found, ...checkChanges(body)] : found;
  });
}
