import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { IconButton } from '@/components/ui/button/IconButton';
import barStyles from './DocumentBar.module.scss';
import type { ViewerDocument } from './documentOpener';
import styles from './StagePanel.module.scss';
import titleStyles from './ViewerTitle.module.scss';

/** Why something cannot be shown, and what the visitor can do. */
export type FailureText = { title: string; text: string };

export const OFFLINE: FailureText = {
  title: 'No connection',
  text: 'The document could not be loaded. Check your connection to the internet and try again.',
};

type FirstPageProps = {
  ref: Ref<HTMLDivElement>;
  /** URL of the page's picture. Without one, the page is blank. */
  picture: string | undefined;
  /** Percentage of the document that has loaded. */
  progress: number;
};

/** The document's first page, where the viewer will show it, with a loading message. */
export function FirstPage({ ref, picture, progress }: FirstPageProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the focused element */}
      <div ref={ref} className={`${styles.scroller} focusInside`} tabIndex={0}>
        <div className={styles.page}>
          {/* If it fails to load, a blank page is better than the usual fallback picture. */}
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

/** Link to the file itself, for when the viewer cannot show it. */
export function FileLink({ href }: { href: string }) {
  return (
    <ButtonLink href={href} download variant="outline" icon="download">
      Download the file
    </ButtonLink>
  );
}

/** Callback ref that focuses an element when it appears. */
const focusOnMount = (element: HTMLElement | null): void => element?.focus();

type FailurePanelProps = FailureText & {
  /** Set if trying again may help. */
  onRetry?: (() => void) | undefined;
  retryText?: string;
  /** Links to alternatives. */
  children: ReactNode;
};

/** Explains why the document is not shown, with alternatives. Takes the focus, which was lost with the loading message. */
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

/** The document's title, with file type, size and date, in the colours of the toolbar. */
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

/** The bar above a document: always on phones, and on wider screens only while it loads, with the close button last. */
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
