import type { ContentIssue } from '../../issues/contentIssue.ts';
import { describeCode } from '../../issues/textSyntax.ts';
import { textOf } from '../../mdx/markdownNode.ts';
import type { Miss, References } from '../references.ts';
import { controlFault, LEFT_OVER } from './faultOfText.ts';
import type { Body, BodyNode } from './readBody.ts';

/** Tags allowed in every MDX text, with their attributes. */
const SHARED_TAGS: Readonly<Record<string, readonly string[]>> = {
  Note: ['title', 'placeholder'],
  Question: ['title'],
  Rate: ['of', 'on', 'as'],
  PayeTable: ['year'],
  MinimumWages: [],
  RateTable: ['of'],
};

/** The tag of a Finance Act's text, used exactly once: it shows the changes of the catalogue. */
const FINANCE_ACT_TAGS: Readonly<Record<string, readonly string[]>> = { Changes: [] };

/** Advised length of a text in words, by folder. */
const ADVISED_WORDS = {
  'content/services/': { least: 350, most: 600 },
  'content/resources/articles/': { least: 450, most: 900 },
} as const;

const CODE_TYPES = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);
const TAG_TYPES = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement']);
const LINK_TYPES = new Set(['link', 'definition']);

type Finding = Pick<ContentIssue, 'field' | 'found' | 'expected' | 'example'>;

/** Builds an issue at a node of a text. */
export function issueAt(body: Body, node: BodyNode, finding: Finding): ContentIssue {
  const start = node.position?.start;
  return { file: body.file, line: start?.line ?? body.firstLine, column: start?.column ?? 1, ...finding };
}

function checkTag(node: BodyNode, tags: typeof SHARED_TAGS): Finding[] {
  const name = node.name ?? '';
  const known = Object.hasOwn(tags, name) ? tags[name] : undefined;
  if (known === undefined) {
    const names = Object.keys(tags).map((tag) => `<${tag}>`);
    return [{ field: 'tag', found: `<${name}>`, expected: `ordinary text or one of ${names.join(', ')}` }];
  }
  const names = (node.attributes ?? []).map((attribute) => attribute.name ?? '{…}');
  const findings: Finding[] = names
    .filter((attribute) => !known.includes(attribute))
    .map((attribute) => ({
      field: `<${name}>`,
      found: `the attribute ${attribute}`,
      expected: known.join(', ') || 'none',
    }));
  if (name === 'Question' && !names.includes('title')) {
    const example = '<Question title="When is it due?">';
    findings.push({ field: '<Question>', found: 'no title', expected: 'the question as its title', example });
  }
  return findings;
}

/** Two or more lines that begin with a bar but are not a table. */
const LOST_TABLE = /^\|.*\|[ \t]*\r?\n\|/;

/** Finds rows with more cells than the first, which pages leave out. */
function checkRows({ children: [head, ...rows] = [] }: BodyNode): Finding[] {
  const columns = head?.children?.length ?? 0;
  return rows.flatMap(({ children = [], position }) => {
    if (children.length <= columns) return [];
    const found = `${children.length} cells in line ${position?.start.line}, of which the last would not be shown`;
    return [{ field: 'table', found, expected: `${columns}, as in its first row; \\| for a bar in a cell` }];
  });
}

const described = ({ expected, nearest }: Miss): string =>
  nearest === undefined ? expected : `${expected}; the nearest is ${nearest}`;

/** Finds links and pictures that show nothing or lead nowhere. */
function checkTarget(node: BodyNode, { find, findLink }: References): Finding[] {
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

/** Finds a paragraph or heading that shows nothing, or not what the author meant. */
function checkWords(node: BodyNode): Finding[] {
  if (node.type === 'heading' && textOf(node).trim() === '') {
    return [{ field: 'heading', found: 'no words', expected: 'words after the signs #, or no line' }];
  }
  if (node.type === 'heading' && node.depth === 1) {
    const expected = 'second level or below, since the title is the first';
    return [{ field: 'heading', found: 'a first-level heading', expected, example: '## Who needs it' }];
  }
  if (node.type === 'paragraph' && LOST_TABLE.test(textOf(node))) {
    const columns = (textOf(node).split('\n')[0]?.match(/\|/g)?.length ?? 3) - 1;
    const example = `|${' --- |'.repeat(columns)}`;
    return [{ field: 'table', found: 'no line of hyphens below its first', expected: 'one', example }];
  }
  return [];
}

/** Finds signs of Markdown that stayed in the words, and characters that break pages. */
function checkSigns({ value = '' }: BodyNode): Finding[] {
  const control = controlFault(value);
  if (control) return [{ field: 'text', ...control }];
  const [sign] = LEFT_OVER.exec(value) ?? [];
  if (sign === undefined) return [];
  const cures: Readonly<Record<string, string>> = {
    '**': 'two before the words and two after them, without a space inside',
    '](': 'an address in round brackets right behind the square ones',
    '] (': 'an address in round brackets right behind the square ones',
    '[^': 'the note in the sentence itself',
  };
  const expected = cures[sign] ?? 'a space between the signs # and the words';
  return [{ field: 'text', found: `${sign}, which readers would see`, expected }];
}

function checkNode(node: BodyNode, tags: typeof SHARED_TAGS, references: References): Finding[] {
  if (CODE_TYPES.has(node.type)) {
    return node.value?.trim().startsWith('/*') ? [] : [{ field: 'text', ...describeCode(node.value?.trim() ?? '') }];
  }
  if (TAG_TYPES.has(node.type)) return checkTag(node, tags);
  if (node.type === 'image' || LINK_TYPES.has(node.type)) return checkTarget(node, references);
  if (node.type === 'table') return checkRows(node);
  return node.type === 'text' ? checkSigns(node) : checkWords(node);
}

function checkOnce(body: Body, name: string): ContentIssue[] {
  const uses = body.nodes.filter((node) => node.name === name);
  const expected = 'it exactly once';
  if (uses.length === 0) {
    return [{ file: body.file, line: body.firstLine, field: 'text', found: `no <${name} />`, expected }];
  }
  return uses.slice(1).map((node) => issueAt(body, node, { field: 'text', found: `<${name} /> again`, expected }));
}

/** Advises on the length of a service or an article; never stops a build. */
export function adviseOnLength({ file, words, firstLine }: Body): ContentIssue[] {
  const advised = Object.entries(ADVISED_WORDS).find(([folder]) => file.startsWith(folder))?.[1];
  if (!advised || (words >= advised.least && words <= advised.most)) return [];
  const expected = `${advised.least} to ${advised.most} words`;
  return [{ file, line: firstLine, field: 'text', found: `${words} words`, expected }];
}

/** Checks the headings, tags, links, tables and signs of an MDX text. */
export function checkBody(body: Body, references: References): ContentIssue[] {
  const own = body.file.startsWith('content/resources/finance-act/') ? FINANCE_ACT_TAGS : {};
  const tags = { ...SHARED_TAGS, ...own };
  return [
    ...body.nodes.flatMap((node) => checkNode(node, tags, references).map((finding) => issueAt(body, node, finding))),
    ...Object.keys(own).flatMap((name) => checkOnce(body, name)),
  ];
}
