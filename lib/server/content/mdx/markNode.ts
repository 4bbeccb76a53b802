import type { EvidenceMark } from '../../../tax/evidence.ts';
import type { MarkdownNode } from './markdownNode.ts';

/** The tag of an evidence mark in a text. */
export const MARK_TAG = 'EvidenceMark';

/** Builds the tag that shows a mark beside a figure. */
export const markNode = ({ entry }: EvidenceMark): MarkdownNode => ({
  type: 'mdxJsxTextElement',
  name: MARK_TAG,
  attributes: [{ type: 'mdxJsxAttribute', name: 'entry', value: entry }],
});

/** Builds the tag that explains the marks. */
export const keyNode = (): MarkdownNode => ({ type: 'mdxJsxFlowElement', name: 'EvidenceKey', attributes: [] });
