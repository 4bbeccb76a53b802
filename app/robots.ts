import type { MetadataRoute } from 'next';
import { getFirm } from '@/lib/server/content/loaders/firm';

export const dynamic = 'force-static';

/** Everything may be crawled on the published site; previews are kept out by a header. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${getFirm('en').url}/sitemap.xml` };
}
