import { PageHero } from '@/components/shell/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { heroArt } from '@/lib/pictures/heroArt';
import type { Crumb } from '@/lib/seo/structuredData';

type ThankYouProps = {
  title: string;
  /** What happens next. */
  lead: string;
  breadcrumb: Crumb[];
  /** Words of the link to the contact page. */
  next: string;
};

/** What a visitor without script reads once the form is stored. */
export function ThankYou({ title, lead, breadcrumb, next }: ThankYouProps) {
  return (
    <PageHero
      title={title}
      lead={lead}
      breadcrumb={breadcrumb}
      border="mkeka"
      picture={heroArt({ id: 'page:thank-you', figure: 'sun', palette: 'bahari', border: 'mkeka' })}
      actions={
        <>
          <ButtonLink href="/" variant="accent">
            Back to Home
          </ButtonLink>
          <ButtonLink href="/contact" variant="outline" onInk>
            {next}
          </ButtonLink>
        </>
      }
    />
  );
}
