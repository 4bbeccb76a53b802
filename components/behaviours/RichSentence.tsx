import { Fragment, type ReactNode } from 'react';

type Values = Readonly<Record<string, ReactNode>>;

/** A sentence with elements in the places that it marks by names in braces. */
export const RichSentence = ({ text, values }: { text: string; values: Values }) =>
  text.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
    <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
  ));
