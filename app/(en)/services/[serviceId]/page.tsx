import { notFound } from 'next/navigation';
import { questionsOf, sectionsOf } from '@/components/mdx/mdxComponents';
import { ServiceDetail } from '@/components/services/ServiceDetail';
import { getAllServices, getService } from '@/lib/server/content/loaders/services';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { sharingPath } from '@/lib/site/paths';
import { serviceDescription } from '@/lib/site/services';

type ServicePageProps = { params: Promise<{ serviceId: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => getAllServices('en').map(({ id }) => ({ serviceId: id }));

export async function generateMetadata({ params }: ServicePageProps) {
  const service = getService((await params).serviceId, 'en');
  if (!service) notFound();
  const { title, sharingTitle, slug } = service;
  return pageMetadata(
    {
      title,
      sharingTitle,
      description: serviceDescription(service),
      path: slug,
      image: sharingPath(slug),
      isStatic: true,
    },
    'en',
  );
}

export default async function ServicePage({ params }: ServicePageProps) {
  const service = getService((await params).serviceId, 'en');
  if (!service) notFound();
  const { default: Body } = await import(`@/content/services/${service.id}.mdx`);
  return <ServiceDetail service={service} {...sectionsOf(Body)} questions={questionsOf(Body)} />;
}
