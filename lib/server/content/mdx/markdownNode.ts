/** The parts of a markdown node that are read or written here. */
export type MarkdownNode = {
  type: string;
  name?: string | null;
  value?: string;
  /** Where a link leads. */
  url?: string;
  children?: MarkdownNode[];
  attributes?: { type: string; name?: string; value?: unknown }[];
  /** The element that the node becomes, and its attributes. */
  data?: { hName?: string; hProperties?: Readonly<Record<string, string>> };
  position?: { start: { line: number; column: number } } | undefined;
};
