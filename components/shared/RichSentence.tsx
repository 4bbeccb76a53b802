import { Fragment, type ReactNode } from 'react';

type Values = Readonly<Record<string, ReactNode>>;

/** A sentence with React nodes in place of its {named} placeholders. */
export const RichSentence = ({ text, values }: { text: string; values: Values }) =>
  text.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are never reordered.
    <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
  ));
