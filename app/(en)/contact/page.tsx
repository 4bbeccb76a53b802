import { ContactPage } from '@/components/contact/ContactPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllSectors } from '@/lib/server/content/loaders/sectors';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('contact');

export default function Contact() {
  return (
    <ContactPage
      firm={getFirm()}
      sectors={Object.fromEntries(getAllSectors().map(({ id, name }) => [id, name]))}
      questions={Object.fromEntries(getAllServices().map(({ id, quote }) => [id, quote]))}
    />
  );
}
