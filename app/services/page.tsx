import { ServicesIndex } from '@/components/services/ServicesIndex';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Services',
    description:
      'Audit, bookkeeping, company secretarial, tax, tax litigation, virtual CFO, transactions, training and company setup in Tanzania.',
    path: '/services',
  });

export default function ServicesPage() {
  return <ServicesIndex services={getAllServices()} />;
}
