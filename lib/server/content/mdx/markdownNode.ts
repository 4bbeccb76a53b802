/** Properties of a markdown node that this folder reads or writes. */
export type MarkdownNode = {
  type: string;
  name?: string | null;
  value?: string;
  /** Target of a link. */
  url?: string;
  children?: MarkdownNode[];
  attributes?: { type: string; name?: string; value?: unknown }[];
  /** The element that the node becomes, and its attributes. */
  data?: { hName?: string; hProperties?: Readonly<Record<string, string>> };
  position?: { start: { line: number; column: number } } | undefined;
};

type TextNode = { name?: string | null; value?: string; alt?: string | null; children?: readonly TextNode[] };

/** Returns the text of a node, with alternative texts and an invisible character for each rate. */
export const textOf = ({ name, value = '', alt, children = [] }: TextNode): string =>
  name === 'Rate' ? '\u2063' : `${value}${alt ?? ''}${children.map(textOf).join('')}`;
