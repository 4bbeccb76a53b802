import type { ReactNode } from 'react';
import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { JsonLd } from '@/components/shell/JsonLd';
import { ContentsList } from '@/components/ui/ContentsList';
import { TextLink } from '@/components/ui/TextLink';
import type { Firm } from '@/lib/content/schemas/firm';
import { viewerPath } from '@/lib/links/viewerLink';
import type { DocumentCategory } from '@/lib/resources/documentPath';
import { LIBRARY_TEXTS } from '@/lib/resources/libraryCategories';
import { documentFile, getDocument, getHeadings, getTextDays } from '@/lib/server/content/loaders/resources';
import { getService } from '@/lib/server/content/loaders/services';
import type { LibraryDocument } from '@/lib/server/resources/allDocuments';
import { amendmentsOf } from '@/lib/server/resources/amendments';
import { fileFacts } from '@/lib/server/resources/fileFacts';
import { articleData } from '@/lib/server/seo/structuredData';
import { PAGES } from '@/lib/site/pages';
import type { Ancestor } from '@/lib/site/sitePage';
import { AmendmentList } from './AmendmentList';
import { DocumentCover } from './DocumentCover';
import { DocumentFacts } from './DocumentFacts';
import styles from './DocumentPage.module.scss';
import { InShort } from './InShort';
import { ReadNext } from './ReadNext';
import { Sources } from './Sources';
import { SupersededNote } from './SupersededNote';

type DocumentPageProps = {
  document: LibraryDocument;
  firm: Firm;
  children: ReactNode;
};

const SOURCES = { id: 'sources', text: 'Sources' };

const AMENDMENTS_ID = 'amendments';

/** Returns the page that lists the documents of a category. */
const listOf = (category: DocumentCategory): Ancestor =>
  category === 'media'
    ? PAGES.media
    : {
        path: `${PAGES.resources.path}?category=${category}`,
        crumb: LIBRARY_TEXTS[category].name,
        parent: PAGES.resources,
      };

/** Page of a guide, article, act, Finance Act or publication. */
export function DocumentPage({ document, firm, children }: DocumentPageProps) {
  const { id, category, title, date, downloadUrl, service: serviceId } = document;
  const front = getDocument(category, id);
  const service = getService(serviceId);
  if (!front || !service) throw new Error(`${documentFile(category, id)} is missing.`);
  const file = fileFacts(downloadUrl);
  const list = listOf(category);
  const amendments = amendmentsOf(document);
  const contents = [
    ...getHeadings(documentFile(category, id)).filter(({ id }) => id !== SOURCES.id),
    ...(amendments ? [{ id: AMENDMENTS_ID, text: amendments.heading }] : []),
    SOURCES,
  ];
  return (
    <>
      {/* Its words are what the list of titles finds; the index is for the text. */}
      <div data-pagefind-ignore>
        <PageHero
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
          beside={<DocumentCover document={document} />}
        />
      </div>
      {!document.placeholder && <JsonLd data={articleData(firm, document, front)} />}
      <div className={styles.page} data-pagefind-filter="kind:document">
        <div className={styles.opening}>
          <SupersededNote document={document} />
          <InShort points={front.summary} />
        </div>
        <ContentsList items={contents} />
        <article className={styles.text}>
          {children}
          {amendments && <AmendmentList amendments={amendments} id={AMENDMENTS_ID} />}
          <Sources {...front} id={SOURCES.id} days={getTextDays({ date, updatedOn: front.updatedOn })} />
          <aside className={styles.service} aria-labelledby="related-service" data-pagefind-ignore>
            <h2 id="related-service" className={styles.serviceTitle}>
              {`Related service: ${service.title}`}
            </h2>
            <TextLink href={service.slug} arrow>
              {service.linkLabel}
            </TextLink>
          </aside>
        </article>
      </div>
      <ReadNext document={document} list={list} />
      <ContactBlock topic={title} title="Have a question about this?" service={serviceId} />
    </>
  );
}
