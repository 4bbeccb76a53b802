import { HOW_WE_CHECK_PATH } from '../../../site/ratePaths.ts';
import type { SourceMark } from '../loaders/tax/sources.ts';
import type { MarkdownNode } from './markdownNode.ts';

/** Builds the mark behind a figure on which sources differ: a link, which pages and PDFs show without a tag of its own. */
export const markNode = ({ entry }: SourceMark): MarkdownNode => ({
  type: 'link',
  url: `${HOW_WE_CHECK_PATH}#${entry}`,
  children: [{ type: 'text', value: '(sources differ)' }],
});
