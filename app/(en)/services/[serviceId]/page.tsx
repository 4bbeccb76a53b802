import { notFound } from 'next/navigation';
import { questionsOf } from '@/components/mdx/questionsOf';
import { ServiceDetail } from '@/components/services/ServiceDetail';
import { nextServiceDays } from '@/lib/server/calendar/nextDueDays';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllServices, getService } from '@/lib/server/content/loaders/services';
import { relatedReading } from '@/lib/server/resources/relatedReading';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { checklistKey } from '@/lib/services/checklist';
import { SERVICE_LISTS } from '@/lib/services/serviceLists';
import { serviceDescription } from '@/lib/services/services';
import { sharingPath } from '@/lib/site/sharingPath';

type ServicePageProps = { params: Promise<{ serviceId: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => getAllServices().map(({ id }) => ({ serviceId: id }));

export async function generateMetadata({ params }: ServicePageProps) {
  const service = getService((await params).serviceId);
  if (!service) notFound();
  const { title, searchTitle = title, slug, id } = service;
  return pageMetadata({
    title: searchTitle,
    description: serviceDescription(service),
    path: slug,
    image: sharingPath(slug),
    loading: 'light',
    answers: [checklistKey(id)],
  });
}

export default async function ServicePage({ params }: ServicePageProps) {
  const service = getService((await params).serviceId);
  if (!service) notFound();
  const { default: Body } = await import(`@/content/services/${service.id}.mdx`);
  return (
    <ServiceDetail
      service={service}
      services={getAllServices()}
      firm={getFirm()}
      reading={relatedReading(service)}
      days={nextServiceDays(service.id)}
      Body={Body}
      questions={questionsOf(Body, Object.keys(SERVICE_LISTS))}
    />
  );
}
