import type { ReactNode } from 'react';
import { ServiceCase } from '@/components/behaviours/services/ServiceCase';
import { DiamondList } from '@/components/ui/DiamondList';
import { Rows } from '@/components/ui/Rows';
import { MarkedHeading, type MarkedHeadingProps } from '@/components/ui/SampleTag';
import { TextLink } from '@/components/ui/TextLink';
import type { Service } from '@/lib/content/schemas/services';
import { searchablePages } from '@/lib/server/search/searchablePages';
import { calculatorPage } from '@/lib/site/pages';

type FactsProps = { id: string; title: string; samples?: MarkedHeadingProps['samples']; children: ReactNode };

function Facts({ id, title, samples, children }: FactsProps) {
  return (
    <section aria-labelledby={id}>
      <MarkedHeading samples={samples}>
        <h2 id={id}>{title}</h2>
      </MarkedHeading>
      {children}
    </section>
  );
}

export const YouGet = ({ deliverables }: Pick<Service, 'deliverables'>) => (
  <Facts id="what-you-get" title="You get">
    <DiamondList items={deliverables} variant="ruled" />
  </Facts>
);

/** How long a service takes, how its fee is set, a case, for whom it is, what to bring, its deadlines. */
export function ServiceFacts({ terms, case: done, fits, documents, deadlines }: Service) {
  const titles = new Map(searchablePages().map(({ href, title }) => [href, title]));
  return (
    <>
      <Facts id="time-and-fee" title="Time and fee" samples={[terms]}>
        <Rows
          rows={[
            { term: 'How long it takes', text: terms.takes },
            { term: 'How the fee is set', text: terms.fee },
            { term: 'What moves it', text: terms.moves },
            { term: 'The first talk', text: terms.firstTalk },
          ]}
        />
      </Facts>
      {done && (
        <Facts id="a-case" title="A case" samples={[done]}>
          <ServiceCase of={done} />
        </Facts>
      )}
      <Facts id="for-you" title="Is it for you?">
        <Rows
          rows={fits.map(({ who, what, link }) => ({
            term: who,
            text: what,
            link: link ? { href: link, text: titles.get(link) ?? '' } : undefined,
          }))}
        />
      </Facts>
      <Facts id="what-to-bring" title="You bring">
        <DiamondList items={documents} variant="ruled" />
      </Facts>
      <Facts id="deadlines" title="Your deadlines">
        <Rows rows={deadlines.map(({ when, what }) => ({ term: when, text: what }))} variant="dates" />
        <TextLink href={calculatorPage('tax-calendar').path} size="small">
          Your own dates
        </TextLink>
      </Facts>
    </>
  );
}
