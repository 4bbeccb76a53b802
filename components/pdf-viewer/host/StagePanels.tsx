import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { IconButton } from '@/components/ui/button/IconButton';
import { focusOnMount } from '@/lib/browser/focusOnMount';
import barStyles from './DocumentBar.module.scss';
import type { ViewerDocument } from './documentOpener';
import styles from './StagePanel.module.scss';
import titleStyles from './ViewerTitle.module.scss';

/** Why something cannot be shown, and what to do. */
export type FailureText = { title: string; text: string };

export const OFFLINE: FailureText = {
  title: 'No connection',
  text: 'The document could not be fetched. Check your connection to the internet and try again.',
};

type FirstPageProps = {
  ref: Ref<HTMLDivElement>;
  /** URL of its picture; without one the page is blank. */
  picture: string | undefined;
  /** The share of the document that has come, in per cent. */
  progress: number;
};

/** The first page of a document, where the viewer will show it, and below it that the viewer is loading. */
export function FirstPage({ ref, picture, progress }: FirstPageProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the element that has the focus */}
      <div ref={ref} className={`${styles.scroller} focusInside`} tabIndex={0}>
        <div className={styles.page}>
          {/* Where it fails, a blank page is better than the usual stand-in. */}
          {picture && <img src={picture} alt="The first page" fetchPriority="high" data-state="replaced" />}
        </div>
      </div>
      <div className={styles.note}>
        <p className={`${styles.loading} ui`} role="status">
          Loading Viewer...
        </p>
        {progress > 0 && <p className={`${styles.progress} digits caption`}>{`${progress}% of the document`}</p>}
      </div>
    </>
  );
}

/** Link to the plain file, for when the viewer cannot show it. */
export function FileLink({ href }: { href: string }) {
  return (
    <ButtonLink href={href} download variant="outline" icon="download">
      Download the file
    </ButtonLink>
  );
}

type FailurePanelProps = FailureText & {
  /** Where another attempt may help. */
  onRetry?: (() => void) | undefined;
  retryText?: string;
  /** Links to what helps instead. */
  children: ReactNode;
};

/** Says why the document is not shown, and offers what helps. Takes the focus, whose place went away with the loading. */
export function FailurePanel({ title, text, onRetry, retryText = 'Try again', children }: FailurePanelProps) {
  return (
    <div ref={focusOnMount} className={styles.panel} role="alert" tabIndex={-1}>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className={styles.actions}>
        {onRetry && <Button onClick={onRetry}>{retryText}</Button>}
        {children}
      </div>
    </div>
  );
}

type ViewerTitleProps = { document: ViewerDocument };

/** Title of the document, and its kind, size and date, on the ink of the toolbar. */
export function ViewerTitle({ document }: ViewerTitleProps) {
  return (
    <div className={titleStyles.title}>
      <h2 className={`${titleStyles.name} h4`} title={document.title}>
        {document.title}
      </h2>
      {document.facts && <p className={`${titleStyles.facts} caption`}>{document.facts}</p>}
    </div>
  );
}

type DocumentBarProps = ViewerTitleProps & { onClose: () => void; download: ReactNode; children?: ReactNode };

/** The bar above a document on phones, and on wider screens while it loads; there the button that closes comes last. */
export function DocumentBar({ document, onClose, download, children }: DocumentBarProps) {
  return (
    <div className={barStyles.bar}>
      <IconButton icon="close" label="Close viewer" onClick={onClose} />
      <ViewerTitle document={document} />
      {document.pageHref && (
        <a href={document.pageHref} className={`${barStyles.read} target`}>
          Read as a web page
        </a>
      )}
      {children}
      {download}
    </div>
  );
}
