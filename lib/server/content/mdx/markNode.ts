import type { EvidenceMark } from '../../../tax/evidence.ts';
import type { MarkdownNode } from './markdownNode.ts';

/**
 * The tag that shows a mark. Beside a figure it leads to its reason; below a table the reason stands beside it.
 */
export const markNode = ({ is, reason, list }: EvidenceMark, isReasonShown = false): MarkdownNode => ({
  type: 'mdxJsxTextElement',
  name: 'EvidenceMark',
  attributes: Object.entries({ is, list, reason: isReasonShown ? reason : '' }).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  })),
});
