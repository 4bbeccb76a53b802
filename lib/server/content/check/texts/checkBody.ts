import type { ContentIssue } from '../../issues/contentIssue.ts';
import { describeCode } from '../../issues/textSyntax.ts';
import { textOf } from '../../mdx/markdownNode.ts';
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
    const expected = `ordinary text or one of ${Object.keys(tags)
      .map((tag) => `<${tag}>`)
      .join(', ')}`;
    return [{ field: 'tag', found: `<${name}>`, expected }];
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
    findings.push({
      field: '<Question>',
      found: 'no title',
      expected: 'the question as its title',
      example: '<Question title="When is it due?">',
    });
  }
  return findings;
}

/** Two or more lines that begin with a bar but are not a table. */
const LOST_TABLE = /^\|.*\|[ \t]*\r?\n\|/;

/** Finds nodes that show nothing, or not what the author meant. */
function checkEmpty(node: BodyNode): Finding[] {
  const isEmpty = textOf(node).trim() === '';
  if (node.type === 'heading' && isEmpty) {
    return [{ field: 'heading', found: 'no words', expected: 'words after the signs #, or no line' }];
  }
  if (node.type === 'link' && isEmpty) {
    return [{ field: 'link', found: 'no words for it', expected: 'what it leads to, between the square brackets' }];
  }
  if (node.type === 'paragraph' && LOST_TABLE.test(textOf(node))) {
    const columns = (textOf(node).split('\n')[0]?.match(/\|/g)?.length ?? 3) - 1;
    const line = `|${' --- |'.repeat(columns)}`;
    return [{ field: 'table', found: 'no line of hyphens below its first', expected: 'one', example: line }];
  }
  return [];
}

function checkNode(node: BodyNode, tags: typeof SHARED_TAGS): Finding[] {
  if (node.type === 'heading' && node.depth === 1) {
    return [
      {
        field: 'heading',
        found: 'a first-level heading',
        expected: 'second level or below, since the title is the first',
        example: '## Who needs it',
      },
    ];
  }
  if (CODE_TYPES.has(node.type) && !node.value?.trim().startsWith('/*')) {
    return [{ field: 'text', ...describeCode(node.value?.trim() ?? '') }];
  }
  if (node.type === 'image' && !node.alt) {
    return [{ field: 'picture', found: 'no words for it', expected: 'what it shows, between the square brackets' }];
  }
  return TAG_TYPES.has(node.type) ? checkTag(node, tags) : checkEmpty(node);
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

/** Checks the headings, tags and code of an MDX text. */
export function checkBody(body: Body): ContentIssue[] {
  const own = body.file.startsWith('content/resources/finance-act/') ? FINANCE_ACT_TAGS : {};
  const tags = { ...SHARED_TAGS, ...own };
  return [
    ...body.nodes.flatMap((node) => checkNode(node, tags).map((finding) => issueAt(body, node, finding))),
    ...Object.keys(own).flatMap((name) => checkOnce(body, name)),
  ];
}
