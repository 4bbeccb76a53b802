export type MarkedTextProps = {
  parts: readonly { text: string; isMarked: boolean }[];
};

/** A text with the matches of a search marked. */
export function MarkedText({ parts }: MarkedTextProps) {
  return parts.map(({ text, isMarked }, index) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name.
      <mark key={index}>{text}</mark>
    ) : (
      text
    ),
  );
}
