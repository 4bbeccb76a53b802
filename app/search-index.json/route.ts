import { siteIndex } from '@/lib/server/search/searchablePages';

export const dynamic = 'force-static';

/** What the site's search finds pages by, fetched by the browser on its first use. */
export const GET = () => Response.json(siteIndex());
