import type { MetadataRoute } from 'next';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { sitePages } from '@/lib/server/seo/sitePages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const { url } = getFirm();
  return sitePages()
    .flatMap(({ pages }) => pages)
    .map(({ path, changedOn }) => ({
      url: `${url}${path === '/' ? '' : path}`,
      ...(changedOn ? { lastModified: changedOn } : {}),
    }));
}
