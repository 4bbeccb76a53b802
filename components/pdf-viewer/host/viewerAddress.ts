/** A document, and where in it to open. */
export type ViewerTarget = {
  /** Id of the document: the file name of its catalogue entry. */
  id: string;
  /** First page to show, counted from 1. */
  page?: number;
  /** Words to find and mark. */
  find?: string;
};

const NAMES = { id: 'doc', page: 'page', find: 'find' } as const;

/** The page that a text names: a whole number from 1, else undefined. */
export function pageOf(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** What the query of an address (`?doc=tax-guide&page=4&find=wcf`) asks the viewer to open; undefined without a document. */
export function readViewerAddress(search: string): ViewerTarget | undefined {
  const query = new URLSearchParams(search);
  const id = query.get(NAMES.id);
  if (!id) return undefined;

  const page = pageOf(query.get(NAMES.page));
  const find = query.get(NAMES.find)?.trim();
  return { id, ...(page && { page }), ...(find && { find }) };
}

/** The address with the viewer open on the target; every other part of it stays. */
export function withViewer(href: string, target: ViewerTarget): string {
  const url = new URL(withoutViewer(href));
  url.searchParams.set(NAMES.id, target.id);
  if (target.page && target.page > 1) url.searchParams.set(NAMES.page, String(target.page));
  if (target.find) url.searchParams.set(NAMES.find, target.find);
  return url.href;
}

/** The address with the viewer closed; every other part of it stays. */
export function withoutViewer(href: string): string {
  const url = new URL(href);
  for (const name of Object.values(NAMES)) url.searchParams.delete(name);
  return url.href;
}
