import { siteIndex } from '@/lib/server/search/searchablePages';

export const dynamic = 'force-static';

/** The index of the site's search for pages, fetched by the browser on its first use. */
export const GET = () => Response.json(siteIndex());
