import { ContactPage } from '@/components/contact/ContactPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllSectors } from '@/lib/server/content/loaders/sectors';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(PAGES.contact);

export default function Contact() {
  return (
    <ContactPage firm={getFirm()} sectors={Object.fromEntries(getAllSectors().map(({ id, name }) => [id, name]))} />
  );
}
