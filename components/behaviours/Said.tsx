import { Fragment, type ReactNode } from 'react';
import { say } from '@/lib/words/say';
import type { Phrase } from '@/lib/words/sw/phrases';

type SaidProps = {
  /** A sentence with places in braces. */
  of: Phrase;
  /** What stands in them: links, emphasis, amounts. */
  values: Readonly<Record<string, ReactNode>>;
};

/** A sentence in the language of the page with elements in it, each in the place where that language has it. */
export function Said({ of, values }: SaidProps) {
  return say(of)
    .split(/\{(\w+)\}/)
    .map((part, index) => {
      const value = index % 2 === 1 ? values[part] : part;
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
      return <Fragment key={index}>{value}</Fragment>;
    });
}
