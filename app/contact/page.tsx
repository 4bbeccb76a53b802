import { ContactPage } from '@/components/contact/ContactPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Contact Us',
    description: 'Phone, e-mail, address, office hours and a form that reaches a partner. Dar es Salaam, Tanzania.',
    path: '/contact',
  });

export default function Contact() {
  return <ContactPage firm={getFirm()} />;
}
