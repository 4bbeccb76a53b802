import type { ContentIssue } from '../issues/contentIssue.ts';
import { describeCode } from '../issues/textSyntax.ts';
import { isTwinText } from '../source/twinFiles.ts';
import type { Body, BodyNode } from './readBody.ts';

/** Tags that every MDX text may use, with their attributes. */
const SHARED_TAGS: Readonly<Record<string, readonly string[]>> = {
  Note: ['title', 'placeholder'],
  Question: ['title'],
  Rate: ['of', 'on', 'as'],
  PayeTable: ['year'],
  MinimumWages: [],
  RateTable: ['of'],
};

/** Tags of service texts; each is used exactly once and shows lists of the front matter. */
const SERVICE_TAGS: Readonly<Record<string, readonly string[]>> = { Deadlines: [], BringAndGet: [] };

/** The tag of a Finance Act's text, used exactly once, which shows the changes of its catalogue. */
const FINANCE_ACT_TAGS: Readonly<Record<string, readonly string[]>> = { Changes: [] };

/** Length of a service's text, in words. */
const SERVICE_WORDS = { least: 500, most: 900 } as const;

const CODE_TYPES = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);
const TAG_TYPES = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement']);

type Finding = Pick<ContentIssue, 'field' | 'found' | 'expected' | 'example'>;

/** An issue at a node of a text. */
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

const textOf = (node: BodyNode): string =>
  `${node.value ?? ''}${node.alt ?? ''}${(node.children ?? []).map(textOf).join('')}`;

/** Two lines or more that begin with a bar and are no table. */
const LOST_TABLE = /^\|.*\|[ \t]*\r?\n\|/;

/** What stands in a text and shows nothing, or not what is meant. */
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

function checkLength(body: Body): ContentIssue[] {
  if (body.words >= SERVICE_WORDS.least && body.words <= SERVICE_WORDS.most) return [];
  const expected = `${SERVICE_WORDS.least} to ${SERVICE_WORDS.most} words`;
  return [{ file: body.file, line: body.firstLine, field: 'text', found: `${body.words} words`, expected }];
}

/** Tags that only the texts of one folder have, each exactly once. */
function ownTags(file: string): typeof SHARED_TAGS {
  if (isTwinText(file)) return {};
  if (file.startsWith('content/services/')) return SERVICE_TAGS;
  return file.startsWith('content/resources/finance-act/') ? FINANCE_ACT_TAGS : {};
}

/** Checks the headings, tags and code of an MDX text; for a service also its length. */
export function checkBody(body: Body): ContentIssue[] {
  const own = ownTags(body.file);
  const tags = { ...SHARED_TAGS, ...own };
  return [
    ...body.nodes.flatMap((node) => checkNode(node, tags).map((finding) => issueAt(body, node, finding))),
    ...Object.keys(own).flatMap((name) => checkOnce(body, name)),
    ...(own === SERVICE_TAGS ? checkLength(body) : []),
  ];
}
