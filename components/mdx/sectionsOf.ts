import { isValidElement, type ReactNode } from 'react';
import { contentOf, type MdxBody, Question } from './mdxComponents';

type Asked = { title: string; answer: string };

const childrenOf = (node: ReactNode): ReactNode =>
  isValidElement<{ children?: ReactNode }>(node) && node.props.children;

/** The words of a text without its markup. Components other than markdown's count as empty. */
function wordsOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  return wordsOfElement(node);
}

const wordsOfElement = (node: ReactNode): string => (isValidElement(node) ? wordsOf(childrenOf(node)) : '');

const tidied = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:])/g, '')
    .trim();

function collect(node: ReactNode): Asked[] {
  if (Array.isArray(node)) return node.flatMap(collect);
  if (!isValidElement<{ title?: string; children?: ReactNode }>(node)) return [];
  const { title = '', children } = node.props;
  return node.type === Question ? [{ title, answer: tidied(wordsOf(children)) }] : collect(children);
}

/** The questions of a compiled text with their answers in plain words. */
export const questionsOf = (Body: MdxBody): Asked[] => collect(contentOf(Body));

type TextSection = { id: string; title: ReactNode; content: ReactNode[]; hasQuestions: boolean };

type Parts = { opening: ReactNode[]; sections: TextSection[] };

/** What a compiled text holds before its first heading, and its sections. */
export function sectionsOf(Body: MdxBody): Parts {
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
