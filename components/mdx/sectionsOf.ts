import type { MDXContent } from 'mdx/types';
import { isValidElement, type ReactNode } from 'react';
import { contentOf, Question } from './mdxComponents';

type TextSection = { id: string; title: ReactNode; content: ReactNode[]; hasQuestions: boolean };

type Parts = { opening: ReactNode[]; sections: TextSection[] };

/** What a compiled text holds before its first heading, and its sections. */
export function sectionsOf(Body: MDXContent): Parts {
  const parts: Parts = { opening: [], sections: [] };
  for (const node of contentOf(Body)) {
    if (isValidElement<{ id: string; children: ReactNode }>(node) && node.type === 'h2') {
      const { id, children: title } = node.props;
      parts.sections.push({ id, title, content: [], hasQuestions: false });
      continue;
    }
    const section = parts.sections.at(-1);
    (section?.content ?? parts.opening).push(node);
    if (section && isValidElement(node) && node.type === Question) section.hasQuestions = true;
  }
  return parts;
}
