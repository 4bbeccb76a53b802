import { parsePage, VIEWER_PARAM, type ViewerTarget } from '@/lib/links/viewerLink';

const PARAMS = { id: VIEWER_PARAM, page: 'page', find: 'find' } as const;

/** What the query of a URL (`?doc=tax-guide&page=4&find=wcf`) asks the viewer to open; undefined without a document. */
export function readViewerQuery(search: string): ViewerTarget | undefined {
  const query = new URLSearchParams(search);
  const id = query.get(PARAMS.id);
  if (!id) return undefined;

  const page = parsePage(query.get(PARAMS.page));
  const find = query.get(PARAMS.find)?.trim();
  return { id, ...(page && { page }), ...(find && { find }) };
}

/** The URL with the viewer open at the target; other parameters and the hash stay. */
export function withViewer(href: string, { id, page, find }: ViewerTarget): string {
  const url = new URL(withoutViewer(href));
  url.searchParams.set(PARAMS.id, id);
  if (page && page > 1) url.searchParams.set(PARAMS.page, String(page));
  if (find) url.searchParams.set(PARAMS.find, find);
  return url.href;
}

/** The URL with the viewer closed; other parameters and the hash stay. */
export function withoutViewer(href: string): string {
  const url = new URL(href);
  for (const name of Object.values(PARAMS)) url.searchParams.delete(name);
  return url.href;
}
