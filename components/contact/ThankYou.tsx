import { PageHero } from '@/components/shell/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import { heroArt } from '@/lib/pictures/heroArt';

/** What a visitor without script reads once the message is stored. */
export function ThankYou({ promise }: { promise: string }) {
  return (
    <PageHero
      title={FORM_MESSAGES.contactSent}
      lead={`Thank you. ${promise}`}
      breadcrumb={[{ name: 'Home', href: '/' }, { name: 'Contact', href: '/contact' }, { name: 'Thank you' }]}
      border="mkeka"
      picture={heroArt({ id: 'page:thank-you', figure: 'sun', palette: 'bahari', border: 'mkeka' })}
      actions={
        <>
          <ButtonLink href="/" variant="accent">
            Back to Home
          </ButtonLink>
          <ButtonLink href="/contact" variant="outline" onInk>
            {FORM_MESSAGES.sendAnother}
          </ButtonLink>
        </>
      }
    />
  );
}
