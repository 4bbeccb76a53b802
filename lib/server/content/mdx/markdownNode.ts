/** The parts of a markdown node that are read or written here. */
export type MarkdownNode = {
  type: string;
  name?: string | null;
  value?: string;
  children?: MarkdownNode[];
  attributes?: { type: string; name?: string; value?: unknown }[];
  position?: { start: { line: number; column: number } } | undefined;
};
