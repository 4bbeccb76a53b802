/** The parts of a markdown node that are read or written here. */
export type MarkdownNode = {
  type: string;
  name?: string | null;
  value?: string;
  /** Where a link leads. */
  url?: string;
  children?: MarkdownNode[];
  attributes?: { type: string; name?: string; value?: unknown }[];
  /** Attributes of the element that the node becomes. */
  data?: { hProperties?: Readonly<Record<string, string>> };
  position?: { start: { line: number; column: number } } | undefined;
};
