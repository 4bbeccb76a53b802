import type { MetadataRoute } from 'next';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { pagesWithPicture } from '@/lib/server/pictures/sharing';
import { sitePages } from '@/lib/server/seo/sitePages';
import { sharingPath } from '@/lib/site/paths';
import { hasTranslation, swahiliPath } from '@/lib/site/translatedPages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const { url } = getFirm('en');
  const withPicture = pagesWithPicture();
  return sitePages()
    .flatMap(({ pages }) => pages)
    .flatMap(({ path, changedOn }) => {
      const at = (address: string) => `${url}${address === '/' ? '' : address}`;
      const entryOf = (address: string) => ({
        url: at(address),
        lastModified: changedOn,
        ...(withPicture.has(address) && { images: [`${url}${sharingPath(address)}`] }),
      });
      if (!hasTranslation(path)) return [entryOf(path)];
      const languages = { en: at(path), sw: at(swahiliPath(path)), 'x-default': at(path) };
      return [path, swahiliPath(path)].map((address) => ({ ...entryOf(address), alternates: { languages } }));
    });
}
