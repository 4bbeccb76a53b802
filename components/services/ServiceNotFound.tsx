import { PageHero } from '@/components/shell/hero/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { PAGES } from '@/lib/site/pages';

export function ServiceNotFound() {
  return (
    <PageHero
      page={PAGES.serviceNotFound}
      lead="The service you're looking for doesn't exist or has been moved."
      actions={
        <ButtonLink href="/services" variant="accent" icon="arrow-left">
          Back to Services
        </ButtonLink>
      }
    />
  );
}
