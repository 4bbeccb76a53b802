import { PageHero } from '@/components/shell/hero/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { heroArt } from '@/lib/pictures/cloth/heroArt';

export function ServiceNotFound() {
  return (
    <PageHero
      title="Service Not Found"
      lead="The service you're looking for doesn't exist or has been moved."
      above={[{ name: 'Services', href: '/services' }]}
      border="teeth"
      picture={heroArt({ id: 'page:service-not-found', motif: 'dhow', palette: 'night', border: 'teeth' })}
      actions={
        <ButtonLink href="/services" variant="accent" icon="arrow-left">
          Back to Services
        </ButtonLink>
      }
    />
  );
}
