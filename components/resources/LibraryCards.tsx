import { ListRow } from '@/components/shared/ListRow';
import { DocumentMeta, PictureCard } from '@/components/shared/PictureCard';
import { DownloadLink } from '@/components/ui/DownloadLink';
import { FilePicture } from '@/components/ui/FilePicture';
import { TextLink } from '@/components/ui/TextLink';
import type { Act, Article, FinanceAct, Guide } from '@/lib/content/schemas/resources';
import { documentPath } from '@/lib/resources/documentPath';
import { isSummaryOfLaw, SUMMARY_NOTICE, shortTitle } from '@/lib/resources/summaryTitle';
import type { Calculator } from '@/lib/server/content/loaders/resources';
import { documentCover, resourcePicture } from '@/lib/server/pictures/registry';
import { findDocument, type LibraryDocument } from '@/lib/server/resources/allDocuments';
import { entryDate, LAW_AS_AT } from '@/lib/server/resources/entryDate';
import { type FileFacts, fileFacts } from '@/lib/server/resources/fileFacts';
import { lawDay } from '@/lib/server/seo/sitePages';
import { viewerLinkProps } from '@/lib/site/viewerLink';
import { CATEGORY_ICONS } from './categoryIcons';
import styles from './LibraryCards.module.scss';
import { OfficialText } from './OfficialText';

type DocumentActionsProps = {
  document: LibraryDocument;
  /** Details of the file. Without a file, its links are omitted. */
  file: FileFacts | undefined;
};

/** Links of a document in a list. A PDF link is an ordinary link that the viewer intercepts. */
export function DocumentActions({ document, file }: DocumentActionsProps) {
  const { id, category, downloadUrl } = document;
  const path = documentPath(document);
  return (
    <>
      {category === 'articles' && (
        <TextLink href={path} size="small" newTab="opens in a new tab">
          Read Article
        </TextLink>
      )}
      {downloadUrl.endsWith('.xlsx') && (
        <TextLink href={path} size="small" newTab="opens in a new tab">
          View Resource
        </TextLink>
      )}
      {file?.type === 'PDF' && (
        <TextLink
          href={file.href}
          size="small"
          icon="eye"
          {...viewerLinkProps({
            id,
            title: shortTitle(document),
            facts: isSummaryOfLaw(document) ? `${SUMMARY_NOTICE} · ${file.text}` : file.text,
            pageHref: path,
            picture: file.picture,
          })}
        >
          View Document
        </TextLink>
      )}
      {file && <DownloadLink href={file.href} label="Download" notice="Download started" facts={file.text} />}
    </>
  );
}

/** The first year or tax year in the title, or else the year of the law. */
const yearOnCover = (guide: Guide) => /\d{4}(?:\/\d{2})?/.exec(guide.title)?.[0] ?? entryDate(guide).day.slice(0, 4);

/** A guide with its cover. The year is text on top of the picture. */
export function GuideCard({ guide }: { guide: Guide }) {
  const file = fileFacts(guide.downloadUrl);
  return (
    <PictureCard
      shape="cover"
      picture={
        <div className={styles.cover} aria-hidden="true">
          <FilePicture {...documentCover(guide)} />
          <span className={`${styles.year} digits h4`}>{yearOnCover(guide)}</span>
        </div>
      }
      icon="file"
      title={guide.title}
      link={{ href: documentPath(guide) }}
      meta={<DocumentMeta document={guide} file={file} />}
    >
      <DocumentActions document={guide} file={file} />
    </PictureCard>
  );
}

/** Link to the act that replaced this one. */
function SupersededBy({ id }: { id: string }) {
  const act = findDocument('acts', id);
  if (!act) return null;
  return (
    <p className={`${styles.superseded} plainLinks`}>
      Superseded by <a href={documentPath(act)}>{act.title}</a>
    </p>
  );
}

/** A document in a list. For an article, the title links to the same new tab as 'Read Article'. */
export function DocumentRow({ document }: { document: Article | Act | FinanceAct }) {
  const file = fileFacts(document.downloadUrl);
  return (
    <ListRow
      icon={CATEGORY_ICONS[document.category]}
      title={document.title}
      link={{
        href: documentPath(document),
        newTab: document.category === 'articles' ? 'opens in a new tab' : undefined,
      }}
      actions={<DocumentActions document={document} file={file} />}
    >
      {document.category === 'acts' && document.supersededBy && <SupersededBy id={document.supersededBy} />}
      <DocumentMeta document={document} file={file}>
        {isSummaryOfLaw(document) && (
          <>
            Our summary · <OfficialText of={document} />
          </>
        )}
      </DocumentMeta>
    </ListRow>
  );
}

/** A calculator with a card in the library. One outside the salary group has a heading of its own. */
export function CalculatorCard({ calculator }: { calculator: Calculator }) {
  const { id, title, link: href, audience } = calculator;
  const day = lawDay(id);
  const isSalary = audience === 'salary';
  return (
    <PictureCard
      shape={isSalary ? 'column' : 'row'}
      picture={<FilePicture {...resourcePicture(calculator)} />}
      icon="calculator"
      title={title}
      link={{ href }}
      heading={isSalary ? 'h3' : 'h4'}
      meta={<DocumentMeta document={{ ...calculator, date: day }} dated={{ day, words: LAW_AS_AT }} />}
    >
      <TextLink href={href} size="small" arrow>
        View Resource
      </TextLink>
    </PictureCard>
  );
}

/** A calculator in the library that has no card. */
export function CalculatorRow({ calculator: { title, link, description } }: { calculator: Calculator }) {
  return (
    <ListRow
      icon="calculator"
      title={title}
      link={{ href: link }}
      heading="h4"
      actions={
        <TextLink href={link} size="small" arrow>
          View Resource
        </TextLink>
      }
    >
      <p>{description}</p>
    </ListRow>
  );
}
