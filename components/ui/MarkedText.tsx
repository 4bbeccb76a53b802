export type MarkedTextProps = {
  parts: readonly { text: string; isMarked: boolean }[];
};

/** Text with its search matches highlighted. */
export function MarkedText({ parts }: MarkedTextProps) {
  return parts.map(({ text, isMarked }, index) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity.
      <mark key={index}>{text}</mark>
    ) : (
      text
    ),
  );
}
