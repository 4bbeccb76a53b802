import type { ReactNode } from 'react';
import { CheckedUntil } from '@/components/shared/CheckedUntil';
import { ContactBlock } from '@/components/shell/ContactBlock';
import { JsonLd } from '@/components/shell/JsonLd';
import { PageHero } from '@/components/shell/PageHero';
import { ContentsList, type Heading } from '@/components/ui/ContentsList';
import { Disclosure } from '@/components/ui/Disclosure';
import { FilePicture } from '@/components/ui/FilePicture';
import { Note } from '@/components/ui/Note';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import type { Firm } from '@/lib/content/schemas/firm';
import type { DocumentSource } from '@/lib/content/schemas/resources';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { type DocumentCategory, documentPath } from '@/lib/resources/documentPath';
import { LIBRARY_TEXTS } from '@/lib/resources/libraryCategories';
import { isSummaryOfLaw, SUMMARY_NOTICE } from '@/lib/resources/summaryTitle';
import { byline, coveredYear, type TextDays } from '@/lib/resources/textDays';
import { getLead } from '@/lib/server/content/loaders/firm';
import { documentFile, getDocument, getTextDays } from '@/lib/server/content/loaders/resources';
import { getService } from '@/lib/server/content/loaders/services';
import { documentCover } from '@/lib/server/pictures/registry';
import { documentsOf, findDocument, type LibraryDocument } from '@/lib/server/resources/allDocuments';
import { amendmentsOf } from '@/lib/server/resources/amendments';
import { entryDateText } from '@/lib/server/resources/entryDate';
import { fileFacts } from '@/lib/server/resources/fileFacts';
import { publicationFacts, publicationPicture } from '@/lib/server/resources/media';
import { articleData } from '@/lib/server/seo/structuredData';
import { nextInRing } from '@/lib/site/nextInRing';
import { PAGES } from '@/lib/site/pages';
import type { Ancestor } from '@/lib/site/sitePage';
import { viewerPath } from '@/lib/site/viewerLink';
import { ENGLISH } from '@/lib/words/translate';
import styles from './DocumentPage.module.scss';
import { AmendmentList } from './LawChanges';
import { OfficialText } from './OfficialText';

/** A team member with their professional registration number. */
function Person({ id }: { id: string }) {
  const { name, registration } = getLead(id);
  return (
    <>
      <a href={`${PAGES.team.path}#${id}`}>{name}</a>
      {registration && ` (${registration.body} ${registration.number})`}
    </>
  );
}

type DocumentFactsProps = { document: LibraryDocument; checkedOn: string };

/** Author or source of a document, and the law it is based on, in a line below the title. */
export function DocumentFacts({ document, checkedOn }: DocumentFactsProps) {
  const { author, category } = document;
  const covered = category === 'guides' ? coveredYear(document) : undefined;
  return (
    <ul role="list" className={`${styles.facts} plainLinks`}>
      {author && <li>{byline(author)}</li>}
      {document.signed && (
        <li>
          Written by <Person id={document.signed.writtenBy} />, read by <Person id={document.signed.readBy} />
        </li>
      )}
      {category === 'media' && publicationFacts(document).map((fact) => <li key={fact}>{fact}</li>)}
      {isSummaryOfLaw(document) && <li>{SUMMARY_NOTICE}</li>}
      {covered && (
        <li>
          For {formatLongDate(covered.from, 'en')} to {formatLongDate(covered.to, 'en')}
        </li>
      )}
      <li>
        Law as at <time dateTime={checkedOn}>{formatLongDate(checkedOn, 'en')}</time>
        {category === 'guides' && <CheckedUntil translate={ENGLISH} />}
      </li>
    </ul>
  );
}

/** Names the act that has replaced this one. Renders nothing for an act in force. */
function SupersededNote({ document }: { document: LibraryDocument }) {
  if (document.category !== 'acts' || !document.supersededBy) return null;
  const act = findDocument('acts', document.supersededBy);
  if (!act) return null;
  return (
    <Note title="No longer in force">
      <p>
        Superseded by <a href={documentPath(act)}>{act.title}</a>.
      </p>
    </Note>
  );
}

/** Summary of a document in two to four sentences. */
function InShort({ points }: { points: readonly string[] }) {
  return (
    <section className={`${styles.box} measure`} aria-labelledby="in-short">
      <h2 id="in-short" className="below1 h4">
        In short
      </h2>
      <ul role="list">
        {points.map((point) => (
          <li key={point} className={`${styles.point} small`}>
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

type DocumentSourcesProps = {
  sources: readonly DocumentSource[];
  id: string;
  days: TextDays;
  /** Link to the official text of a law, alongside our summary. */
  official?: ReactNode;
};

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatLongDate(day, 'en')}</time>;

/** Dates of publication and of the last change. */
const TextDay = ({ published, changed }: TextDays) => (
  <p className="above2 small">
    {published ? 'Published ' : 'Text changed '}
    <Day day={published ?? changed} />
    {published && published !== changed && (
      <>
        , updated <Day day={changed} />
      </>
    )}
  </p>
);

/** Sources of a document, and the dates of its text. Print includes the URLs of the sources. */
export function DocumentSources({ sources, id, days, official }: DocumentSourcesProps) {
  return (
    <section aria-labelledby={id} data-pagefind-ignore>
      <Disclosure summary="Sources" headingId={id}>
        <ul role="list" className={`${styles.list} small`}>
          {sources.map(({ name, url }) => (
            <li key={name}>{url ? <a href={url}>{name}</a> : name}</li>
          ))}
        </ul>
      </Disclosure>
      {official && <p className="above2 small">Read it yourself: {official}.</p>}
      <TextDay {...days} />
    </section>
  );
}

function ReadNext({ document, list }: { document: LibraryDocument; list: Ancestor }) {
  return (
    <section className={`${styles.band} band`} aria-labelledby="read-next" data-pagefind-ignore>
      <SectionHeading
        id="read-next"
        title="Read next"
        variant="ruled"
        action={
          <TextLink href={list.path} arrow>
            {`All ${list.crumb}`}
          </TextLink>
        }
      />
      <ul role="list" className={styles.items}>
        {nextInRing(documentsOf(document.category), document.id).map((other) => (
          <li key={other.id} className={styles.item}>
            <p className="small muted">{entryDateText(other)}</p>
            <h3 className="title">
              <a href={documentPath(other)}>{other.title}</a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}

type DocumentPageProps = {
  document: LibraryDocument;
  firm: Firm;
  /** Headings of the text, for the table of contents. */
  headings: readonly Heading[];
  children: ReactNode;
};

const SOURCES = { id: 'sources', text: 'Sources' };

const AMENDMENTS_ID = 'amendments';

const listOf = (category: DocumentCategory): Ancestor =>
  category === 'media'
    ? PAGES.media
    : {
        path: `${PAGES.resources.path}?category=${category}`,
        crumb: LIBRARY_TEXTS[category].name,
        parent: PAGES.resources,
      };

/** Page of a guide, article, act, Finance Act or publication. */
export function DocumentPage({ document, firm, headings, children }: DocumentPageProps) {
  const { id, category, title, date, downloadUrl, service: serviceId } = document;
  const front = getDocument(category, id);
  const service = getService(serviceId, 'en');
  if (!front || !service) throw new Error(`${documentFile(category, id)} is missing.`);
  const file = fileFacts(downloadUrl);
  const list = listOf(category);
  const amendments = amendmentsOf(document);
  const contents = [
    ...headings.filter(({ id }) => id !== SOURCES.id),
    ...(amendments ? [{ id: AMENDMENTS_ID, text: amendments.heading }] : []),
    SOURCES,
  ];
  return (
    <>
      {/* Already covered by the search of titles. The full-text index is for the text itself. */}
      <div data-pagefind-ignore>
        <PageHero
          translate={ENGLISH}
          kind="reading"
          page={{
            heading: title,
            crumb: title,
            parent: list,
            pictureId: id,
          }}
          meta={<DocumentFacts document={document} checkedOn={front.checkedOn} />}
          actions={
            file && (
              <>
                {file.type === 'PDF' && (
                  <TextLink href={viewerPath(id)} size="small">
                    View Document
                  </TextLink>
                )}
                <TextLink href={file.href} download title={file.text} size="small" icon="download">
                  Download
                </TextLink>
              </>
            )
          }
          beside={
            <FilePicture
              {...(document.category === 'media' ? publicationPicture(document) : documentCover(document))}
              lazy={false}
              className={`${styles.cover} notPrinted`}
            />
          }
        />
      </div>
      {!document.placeholder && <JsonLd data={articleData(firm, document, front)} />}
      <div className={styles.page} data-pagefind-filter="kind:document">
        <div className={styles.opening}>
          <SupersededNote document={document} />
          <InShort points={front.summary} />
        </div>
        <ContentsList title="On this page" items={contents} />
        <article className={styles.text}>
          {children}
          {amendments && <AmendmentList amendments={amendments} id={AMENDMENTS_ID} />}
          <DocumentSources
            {...front}
            id={SOURCES.id}
            days={getTextDays({ date, updatedOn: front.updatedOn })}
            official={isSummaryOfLaw(document) && <OfficialText of={document} />}
          />
          <aside className={`${styles.service} notPrinted`} aria-labelledby="related-service" data-pagefind-ignore>
            <h2 id="related-service" className="h4">
              {`Related service: ${service.title}`}
            </h2>
            <TextLink href={service.slug} arrow>
              {service.linkLabel}
            </TextLink>
          </aside>
        </article>
      </div>
      <ReadNext document={document} list={list} />
      <ContactBlock translate={ENGLISH} topic={title} title="Have a question about this?" service={serviceId} />
    </>
  );
}
