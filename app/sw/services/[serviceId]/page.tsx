import { questionsOf } from '@/components/mdx/questionsOf';
import { SwahiliText } from '@/components/resources/document/SwahiliText';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { twinTextIds } from '@/lib/server/content/loaders/twinTexts';
import { twinTextMetadata } from '@/lib/server/seo/twinTextMetadata';

const SERVICES = '/services';

type ServiceProps = { params: Promise<{ serviceId: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => twinTextIds(SERVICES).map((serviceId) => ({ serviceId }));

async function Service({ params }: ServiceProps) {
  const { serviceId } = await params;
  const { default: Body } = await import(`@/content/services/${serviceId}.sw.mdx`);
  return <SwahiliText path={`${SERVICES}/${serviceId}`} Body={Body} questions={questionsOf(Body, [])} />;
}

const { Page, generateMetadata } = swahiliRoute({
  default: Service,
  generateMetadata: async ({ params }: ServiceProps) => twinTextMetadata(`${SERVICES}/${(await params).serviceId}`),
});

export { generateMetadata, Page as default };
