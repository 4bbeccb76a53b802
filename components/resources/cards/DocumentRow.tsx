import { DocumentMeta } from '@/components/behaviours/publications/DocumentMeta';
import { PictureCard } from '@/components/behaviours/publications/PictureCard';
import { Anchor } from '@/components/ui/Anchor';
import { FilePicture } from '@/components/ui/FilePicture';
import { Icon } from '@/components/ui/icon/Icon';
import type { Act, Article, FinanceAct, Guide } from '@/lib/content/schemas/resources';
import { documentPath } from '@/lib/resources/documentPath';
import { documentCover } from '@/lib/server/pictures/registry';
import { findDocument } from '@/lib/server/resources/allDocuments';
import { fileFacts } from '@/lib/server/resources/fileFacts';
import { ownDay } from '@/lib/server/resources/ownDay';
import { CATEGORY_ICONS } from '../library/categoryIcons';
import { DocumentActions } from './DocumentActions';
import styles from './DocumentRow.module.scss';
import guideCardStyles from './GuideCard.module.scss';

/** The tax year that a title names, or the year of its law. */
const yearOnCover = (guide: Guide) => /\d{4}\/\d{2}/.exec(guide.title)?.[0] ?? ownDay(guide).day.slice(0, 4);

/** A guide with its cover, whose year is text over the picture. */
export function GuideCard({ guide }: { guide: Guide }) {
  const file = fileFacts(guide.downloadUrl);
  return (
    <PictureCard
      shape="cover"
      picture={
        <div className={guideCardStyles.cover} aria-hidden="true">
          <FilePicture {...documentCover(guide)} />
          <span className={guideCardStyles.year}>{yearOnCover(guide)}</span>
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
    <p className={styles.superseded}>
      Superseded by <a href={documentPath(act)}>{act.title}</a>
    </p>
  );
}

/** A document in a list. The title of an article opens the same as its 'Read Article', a tab of its own. */
export function DocumentRow({ document }: { document: Article | Act | FinanceAct }) {
  const file = fileFacts(document.downloadUrl);
  return (
    <article className={styles.row}>
      <Icon name={CATEGORY_ICONS[document.category]} />
      <h3 className={styles.title}>
        <Anchor href={documentPath(document)} newTab={document.category === 'articles'}>
          {document.title}
        </Anchor>
      </h3>
      <div className={styles.meta}>
        {document.category === 'acts' && document.supersededBy && <SupersededBy id={document.supersededBy} />}
        <DocumentMeta document={document} file={file} />
      </div>
      <DocumentActions document={document} file={file} />
    </article>
  );
}
