import { PageHero } from '@/components/shell/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';
import { ENGLISH } from '@/lib/words/translate';

/** The host answers unknown URLs under /services with this page and status 404. */
export const generateMetadata = () => describedPageMetadata('serviceNotFound', ENGLISH);

export default function ServiceNotFound() {
  return (
    <PageHero
      translate={ENGLISH}
      page={PAGES.serviceNotFound}
      lead={getPageTexts('en').serviceNotFound.lead}
      actions={
        <ButtonLink href={PAGES.services.path} variant="accent" icon="arrow-left">
          Back to Services
        </ButtonLink>
      }
    />
  );
}
