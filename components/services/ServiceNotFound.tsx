import { PageHero } from '@/components/shell/hero/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { PAGES } from '@/lib/site/pages';

/** Page for unknown URLs of services. */
export function ServiceNotFound() {
  return (
    <PageHero
      page={PAGES.serviceNotFound}
      lead={getPageTexts().serviceNotFound.lead}
      actions={
        <ButtonLink href={PAGES.services.path} variant="accent" icon="arrow-left">
          Back to Services
        </ButtonLink>
      }
    />
  );
}
