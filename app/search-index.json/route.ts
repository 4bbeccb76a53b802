import { siteIndex } from '@/lib/server/search/searchablePages';

export const dynamic = 'force-static';

/** The index for the site search. The browser fetches it on the first search. */
export const GET = () => Response.json(siteIndex());
