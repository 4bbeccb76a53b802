import type { MetadataRoute } from 'next';
import { getFirm } from '@/lib/server/content/loaders/firm';

export const dynamic = 'force-static';

/** The published site may be crawled in full; a response header keeps previews out of search engines. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${getFirm('en').url}/sitemap.xml` };
}
