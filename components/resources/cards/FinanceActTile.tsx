import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import type { FinanceAct } from '@/lib/content/schemas/resource';
import { documentPath } from '@/lib/resources/documentPath';
import { fileFacts } from '@/lib/server/resources/fileFacts';
import { CategorySign } from './CategorySign';
import { DocumentActions } from './DocumentActions';
import { DocumentMeta } from './DocumentMeta';
import styles from './FinanceActTile.module.scss';

export function FinanceActTile({ act }: { act: FinanceAct }) {
  const file = fileFacts(act.downloadUrl);
  return (
    <article className={styles.tile}>
      <CategorySign category="finance-act" ground="paper" />
      <h3 className={styles.title}>
        <a href={documentPath(act)}>
          <VisuallyHidden>Finance Act </VisuallyHidden>
          {act.year}
        </a>
      </h3>
      <p className={styles.text}>{act.description}</p>
      <DocumentMeta document={act} file={file} />
      <DocumentActions document={act} file={file} />
    </article>
  );
}
