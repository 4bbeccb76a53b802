import { PageHero, type PageHeroProps } from '@/components/shell/hero/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { heroArt } from '@/lib/pictures/cloth/heroArt';

type ThankYouProps = Pick<PageHeroProps, 'title' | 'lead' | 'name' | 'above'> & {
  /** Words of the link to the contact page. */
  next: string;
};

/** What a visitor without script reads once the form is stored. */
export function ThankYou({ next, ...words }: ThankYouProps) {
  return (
    <PageHero
      {...words}
      border="matting"
      picture={heroArt({ id: 'page:thank-you', motif: 'sun', palette: 'sea', border: 'matting' })}
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
