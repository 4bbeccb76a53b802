import { DocumentMeta } from '@/components/behaviours/publications/DocumentMeta';
import { Icon } from '@/components/ui/icon/Icon';
import { Anchor } from '@/components/ui/link/Anchor';
import type { Act, Article, FinanceAct } from '@/lib/content/schemas/resources';
import { documentPath } from '@/lib/resources/documentPath';
import { findDocument } from '@/lib/server/resources/allDocuments';
import { fileFacts } from '@/lib/server/resources/fileFacts';
import { CATEGORY_ICONS } from '../library/categoryIcons';
import { DocumentActions } from './DocumentActions';
import styles from './DocumentRow.module.scss';

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
