import { CasePanels } from '@/components/shared/CasePanels';
import { Reveal } from '@/components/ui/Reveal';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import type { Home } from '@/lib/content/schemas/pages';
import type { Service } from '@/lib/content/schemas/services';
import { stockPicture } from '@/lib/server/pictures/registry';
import styles from './CoreServices.module.scss';
import { ServiceBrowser } from './ServiceBrowser';

/** Reorders items to take one of each category in turn, so that neighbours differ in colour and every category appears early. */
export function interleaveByCategory<Item extends { category: string }>(items: readonly Item[]): Item[] {
  const groups = [...Map.groupBy(items, ({ category }) => category).values()];
  const turns = Array.from({ length: Math.max(0, ...groups.map(({ length }) => length)) }, (_, turn) => turn);
  return turns.flatMap((turn) => groups.flatMap((group) => group[turn] ?? []));
}

function ValueBlurbs({ blurbs }: { blurbs: Home['valueBlurbs'] }) {
  return (
    <ul className={styles.blurbs} role="list">
      {blurbs.map(({ title, text }) => (
        <Reveal key={title} as="li">
          <h3 className="below1 h4">{title}</h3>
          <p>{text}</p>
        </Reveal>
      ))}
    </ul>
  );
}

type CoreServicesProps = {
  home: Pick<Home, 'services' | 'valueBlurbs' | 'cases'>;
  services: readonly Service[];
};

function Cases({ heading, services }: { heading: string; services: readonly Service[] }) {
  const told = services.flatMap(({ id, title, slug, case: of }) => (of?.onHome ? [{ id, title, slug, of }] : []));
  if (told.length === 0) return null;
  return (
    <div className={styles.cases}>
      <h3>{heading}</h3>
      <ul role="list" className={styles.list}>
        {told.map(({ id, title, slug, of }) => (
          <li key={id}>
            <h4 className="title">
              <a href={slug}>{title}</a>
            </h4>
            <CasePanels of={of} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the firm does: a filterable row of service cards, how it works, and case studies. */
export function CoreServices({ home, services }: CoreServicesProps) {
  return (
    <section className="homeSection" aria-labelledby="core-services" data-pagefind-ignore>
      <Reveal>
        <SectionHeading id="core-services" title={home.services.heading} />
      </Reveal>
      <ServiceBrowser services={interleaveByCategory(services)} emptyPicture={stockPicture('no-services')}>
        <TextLink href="/services" arrow>
          View All Services
        </TextLink>
      </ServiceBrowser>
      <ValueBlurbs blurbs={home.valueBlurbs} />
      <Cases heading={home.cases.heading} services={services} />
    </section>
  );
}
