import { ThankYou } from '@/components/contact/ThankYou';
import { getFirm } from '@/lib/content/loaders/firm';
import { pageMetadata } from '@/lib/seo/pageMetadata';

/** Follows a form that was posted without script. */
export const generateMetadata = () =>
  pageMetadata({ title: 'Thank you', description: 'We have your message.', path: '/thank-you', isHidden: true });

export default function ThankYouPage() {
  return <ThankYou promise={getFirm().replyPromise} />;
}
