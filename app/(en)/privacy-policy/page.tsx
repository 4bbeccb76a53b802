import { LegalPage } from '@/components/legal/LegalPage';
import { getPage, pageFile } from '@/lib/server/content/loaders/pages';
import { getHeadings } from '@/lib/server/content/loaders/resources';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata({ ...PAGES.privacy, ...getPage('privacy-policy') });

export default async function PrivacyPolicy() {
  const page = getPage('privacy-policy');
  const { default: Body } = await import(`@/content/pages/${page.id}.mdx`);
  return (
    <LegalPage page={page} sitePage={PAGES.privacy} headings={getHeadings(pageFile(page.id))}>
      <Body />
    </LegalPage>
  );
}
