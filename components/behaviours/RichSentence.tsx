import { Fragment, type ReactNode } from 'react';
import { useTranslate } from '#words';
import type { Phrase } from '@/lib/words/phrases';

type Values = Readonly<Record<string, ReactNode>>;

/** A sentence with elements in the places that it names in braces. */
export const Placed = ({ text, values }: { text: string; values: Values }) =>
  text.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
    <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
  ));

type RichSentenceProps = {
  of: Phrase;
  values: Values;
};

/** A sentence in the language of the page with elements in it, each in the place where that language has it. */
export const RichSentence = ({ of, values }: RichSentenceProps) => <Placed text={useTranslate()(of)} values={values} />;
