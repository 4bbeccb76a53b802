import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/accordion/Disclosure';

export type QuestionProps = {
  /** The question, as a client would ask it. */
  title: string;
  /** The answer. */
  children: ReactNode;
};

/** A question that opens its answer. */
export function Question({ title, children }: QuestionProps) {
  return <Disclosure summary={title}>{children}</Disclosure>;
}
