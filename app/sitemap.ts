import type { MetadataRoute } from 'next';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { sitePages } from '@/lib/server/seo/sitePages';
import { hasTwin, swahiliPath } from '@/lib/site/twins';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const { url } = getFirm();
  return sitePages()
    .flatMap(({ pages }) => pages)
    .flatMap(({ path, changedOn }) => {
      const at = (address: string) => `${url}${address === '/' ? '' : address}`;
      const changed = changedOn ? { lastModified: changedOn } : {};
      if (!hasTwin(path)) return [{ url: at(path), ...changed }];
      const languages = { en: at(path), sw: at(swahiliPath(path)), 'x-default': at(path) };
      return [languages.en, languages.sw].map((address) => ({ url: address, ...changed, alternates: { languages } }));
    });
}
