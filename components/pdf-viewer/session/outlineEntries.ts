/** An entry of a document's outline as pdf.js gives it, with what the viewer uses of it. */
export type RawOutlineEntry = { title: string; dest: unknown; url: string | null; items: readonly RawOutlineEntry[] };

/** Where an entry of the outline leads: a place in the document, as pdf.js names it. */
export type Destination = string | readonly unknown[];

/** An entry of the outline as the sidebar shows it. */
export type OutlineEntry = {
  /** Its place in the tree, such as `0.2`: unique, and the same at each opening. */
  key: string;
  title: string;
  destination?: Destination;
  /** Address outside the document. */
  url?: string;
  entries: readonly OutlineEntry[];
};

function destinationOf(dest: unknown): Destination | undefined {
  return typeof dest === 'string' || Array.isArray(dest) ? dest : undefined;
}

/** The outline without what cannot be shown: entries without a title give way to those below them. */
export function outlineEntries(raw: readonly RawOutlineEntry[] | null, parent = ''): OutlineEntry[] {
  return (raw ?? []).flatMap((entry, index) => {
    const key = parent ? `${parent}.${index}` : String(index);
    const title = entry.title.trim();
    const entries = outlineEntries(entry.items, key);
    if (!title) return entries;
    return [{ key, title, destination: destinationOf(entry.dest), url: entry.url ?? undefined, entries }];
  });
}
