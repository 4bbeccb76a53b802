/** The used part of pdf.js's outline entries. */
export type RawOutlineEntry = { title: string; dest: unknown; url: string | null; items: readonly RawOutlineEntry[] };

/** A destination within the document: its name, or the array of a PDF destination. */
export type Destination = string | readonly unknown[];

/** An entry of the outline as the sidebar shows it. */
export type OutlineEntry = {
  /** Position in the tree, such as `0.2`. */
  key: string;
  title: string;
  destination?: Destination;
  /** Target outside the document. */
  url?: string;
  entries: readonly OutlineEntry[];
};

function destinationOf(dest: unknown): Destination | undefined {
  return typeof dest === 'string' || Array.isArray(dest) ? dest : undefined;
}

/** The outline for the sidebar. An entry without a title is replaced by those below it. */
export function outlineEntries(raw: readonly RawOutlineEntry[] | null, parent = ''): OutlineEntry[] {
  return (raw ?? []).flatMap((entry, index) => {
    const key = parent ? `${parent}.${index}` : String(index);
    const title = entry.title.trim();
    const entries = outlineEntries(entry.items, key);
    if (!title) return entries;
    return [{ key, title, destination: destinationOf(entry.dest), url: entry.url ?? undefined, entries }];
  });
}
