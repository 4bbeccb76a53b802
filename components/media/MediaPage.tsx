import { PublicationCard, VideoCard, videosToCome } from '@/components/shared/PublicationCard';
import { ContactBlock } from '@/components/shell/ContactBlock';
import { JsonLd } from '@/components/shell/JsonLd';
import { PageHero } from '@/components/shell/PageHero';
import { EmptyState } from '@/components/ui/EmptyState';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import type { Firm } from '@/lib/content/schemas/firm';
import type { Video } from '@/lib/content/schemas/resources';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import type { Publication } from '@/lib/server/content/loaders/resources';
import { stockPicture } from '@/lib/server/pictures/registry';
import { newestFirst } from '@/lib/server/resources/entryDate';
import { featuredMedia } from '@/lib/server/resources/media';
import { videoData } from '@/lib/server/seo/structuredData';
import { PAGES } from '@/lib/site/pages';
import { ENGLISH } from '@/lib/words/translate';
import styles from './MediaPage.module.scss';
import { NewsletterForm } from './NewsletterForm';
import { PublicationGrid } from './PublicationGrid';

const JUMPS = [
  { id: 'videos', label: 'Videos' },
  { id: 'all-publications', label: 'All publications' },
  { id: 'stay-updated', label: 'Newsletter' },
];

type MediaPageProps = { media: Publication[]; videos: Video[]; firm: Firm };

function Videos({ videos, intro }: Pick<MediaPageProps, 'videos'> & { intro: string }) {
  return (
    <section className={`${styles.videos} band section`} aria-labelledby="videos">
      <SectionHeading id="videos" title="Videos" intro={intro} variant="ruled" />
      <ul role="list" className={styles.films}>
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest publications: a large card for the first, or for each if there are too few for a row of three below it. */
function FeaturedMedia({ featured, firm }: { featured: Publication[]; firm: Firm }) {
  if (featured.length === 0) {
    return <EmptyState title="No Featured Publications" picture={stockPicture('no-media')} />;
  }
  return (
    <ul role="list" className={styles.featured}>
      {featured.map((item, index) => {
        const isLarge = index === 0 || featured.length < 4;
        return (
          <li key={item.id} className={isLarge ? 'wholeRow' : undefined}>
            <PublicationCard item={item} firm={firm} notice="Downloading..." isFeatured isLarge={isLarge} />
          </li>
        );
      })}
    </ul>
  );
}

function Newsletter({ text }: { text: string }) {
  return (
    <section className={`${styles.newsletter} band`} aria-labelledby="stay-updated">
      <div>
        <h2 id="stay-updated">Stay Updated</h2>
        <p className="above2">{text}</p>
      </div>
      <NewsletterForm />
    </section>
  );
}

/** The Media page: newest publications, videos, all publications with a filter, and the newsletter form. */
export function MediaPage({ media, videos, firm }: MediaPageProps) {
  const featured = featuredMedia(media);
  const texts = getPageTexts('en').media;
  return (
    <div data-pagefind-ignore="all">
      <PageHero
        translate={ENGLISH}
        page={PAGES.media}
        kind="reading"
        lead={texts.lead}
        withoutScript={texts.withoutScript}
        actions={
          <nav aria-label="On this page" className={styles.jumps}>
            {JUMPS.filter(({ id }) => id !== 'videos' || videos.length > 0).map(({ id, label }) => (
              <TextLink key={id} href={`#${id}`}>
                {label}
              </TextLink>
            ))}
          </nav>
        }
      />
      {videos.map((video) => !video.placeholder && <JsonLd key={video.id} data={videoData(firm, video)} />)}
      <section className={`${styles.inner} wrap section`} aria-labelledby="publications">
        <SectionHeading id="publications" title="Publications" intro={texts.publications} variant="ruled" />
        <FeaturedMedia featured={featured} firm={firm} />
      </section>
      {videos.length > 0 && <Videos videos={newestFirst(videos)} intro={videosToCome(videos) ?? texts.videos} />}
      <section className={`${styles.inner} wrap section`} aria-labelledby="all-publications">
        <SectionHeading id="all-publications" title="All publications" variant="ruled" />
        <PublicationGrid publications={newestFirst(media)} firm={firm} sectionId="all-publications" />
      </section>
      <Newsletter text={texts.newsletter} />
      <ContactBlock translate={ENGLISH} topic="Publications" title="Have a question about this?" />
    </div>
  );
}
