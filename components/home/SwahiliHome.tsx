import { ContactBlock } from '@/components/shell/ContactBlock';
import { JsonLd } from '@/components/shell/JsonLd';
import { PanoramaHero } from '@/components/shell/PanoramaHero';
import { FramedPicture } from '@/components/ui/FilePicture';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { nextDueDays } from '@/lib/server/calendar/nextDueDays';
import { getFirm, getFounder } from '@/lib/server/content/loaders/firm';
import { getHome } from '@/lib/server/content/loaders/pages';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { servicePicture } from '@/lib/server/pictures/registry';
import { firmData } from '@/lib/server/seo/structuredData';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS, type ServiceCategory } from '@/lib/site/serviceCategories';
import { linkIn } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';
import { AboutFirm } from './AboutFirm';
import { QuickLinks } from './QuickLinks';
import styles from './SwahiliHome.module.scss';

/** A group of services in a row: the picture of the first, and the names of all. */
function ServiceGroup({ category, translate }: { category: ServiceCategory; translate: Translate }) {
  const services = getAllServices(translate.language).filter((service) => service.category === category);
  const [first] = services;
  return (
    <li className={styles.row}>
      {first && <FramedPicture picture={servicePicture.framed({ base: '132px' }, first)} />}
      <div>
        <h3 className="title">
          <a {...linkIn(`/services#${category}`, translate.language)}>{translate(SERVICE_CATEGORY_LABELS[category])}</a>
        </h3>
        <p>{services.map(({ title }) => title).join(' · ')}</p>
      </div>
    </li>
  );
}

/** The Kiswahili home page. Like the English one, but with the services grouped. */
export function SwahiliHome({ translate }: { translate: Translate }) {
  const home = getHome(translate.language);
  const firm = getFirm(translate.language);
  return (
    <>
      <JsonLd data={firmData(firm)} />
      <PanoramaHero title="Hesabu sahihi, kodi kwa wakati" lead={firm.tagline} />
      <QuickLinks translate={translate} home={home} days={nextDueDays('sw')} />
      <section className="homeSection" aria-labelledby="huduma">
        <SectionHeading
          id="huduma"
          title="Huduma zetu"
          intro="Kurasa hizi ziko kwa Kiingereza. Tuandikie kwa Kiswahili, nasi tutakujibu kwa Kiswahili."
        />
        <ul role="list" className={styles.rows}>
          {SERVICE_CATEGORIES.map((category) => (
            <ServiceGroup translate={translate} key={category} category={category} />
          ))}
        </ul>
      </section>
      <AboutFirm
        translate={translate}
        heading={home.about.heading}
        founder={getFounder(translate.language)}
        stats={firm.founderStats}
      />
      <ContactBlock translate={translate} topic="kodi na mishahara" title="Tuulize kuhusu hesabu zako" />
    </>
  );
}
