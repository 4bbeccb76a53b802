import { DocumentViewerHost } from './host/DocumentViewerHost';
import styles from './ViewerSpecimens.module.scss';

/** The documents of tests/fixtures/pdf: the browser tests answer for their addresses. */
const SPECIMENS = [
  { id: 'guide', title: 'Tax Guide 2024/25', facts: 'PDF · 86 KB · 1 July 2024' },
  { id: 'many-pages', title: 'Many pages' },
  { id: 'landscape', title: 'Landscape' },
  { id: 'right-to-left', title: 'Right to left' },
  { id: 'cjk', title: 'Chinese without its fonts' },
  { id: 'form', title: 'Form fields' },
  { id: 'links', title: 'Links' },
  { id: 'encrypted', title: 'Encrypted' },
  { id: 'truncated', title: 'Truncated' },
  { id: 'not-a-pdf', title: 'Not a PDF' },
  { id: 'missing', title: 'Missing' },
] as const;

/** Links that open in the viewer, one for each kind of document. */
export function ViewerSpecimens() {
  return (
    <section className={styles.specimens} aria-label="Specimens">
      <ul className={styles.list}>
        {SPECIMENS.map(({ id, title, ...rest }) => (
          <li key={id}>
            <a
              className={styles.link}
              href={`/specimens/${id}.pdf`}
              data-viewer-doc={id}
              data-viewer-title={title}
              data-viewer-facts={'facts' in rest ? rest.facts : undefined}
            >
              {title}
            </a>
          </li>
        ))}
        <li>
          <a
            className={styles.link}
            href="/specimens/many-pages.pdf#page=40"
            data-viewer-doc="many-pages"
            data-viewer-title="Many pages"
            data-viewer-page="40"
            data-viewer-find="page"
          >
            A hit on page 40
          </a>
        </li>
      </ul>
      <DocumentViewerHost />
    </section>
  );
}
