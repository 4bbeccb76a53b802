import { SwahiliText } from '@/components/resources/document/SwahiliText';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { twinTextMetadata } from '@/lib/server/seo/twinTextMetadata';
import { PAGES } from '@/lib/site/pages';

const { path } = PAGES.privacy;

async function PrivacyInShort() {
  const { default: Body } = await import(`@/content/pages/${path.slice(1)}.sw.mdx`);
  return <SwahiliText path={path} Body={Body} />;
}

const { Page, generateMetadata } = swahiliRoute({
  default: PrivacyInShort,
  generateMetadata: () => twinTextMetadata(path),
});

export { generateMetadata, Page as default };
