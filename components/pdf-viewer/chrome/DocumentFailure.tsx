import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { type FailureText, OPENING_TEXTS } from '../host/openingTexts';
import { FailurePanel, FileLink } from '../host/StagePanels';
import type { Failure } from '../session/failure';
import { useViewer } from './viewerContext';
import { VIEWER_TEXTS } from './viewerTexts';

const FAILURE_TEXTS: Record<Failure, FailureText> = {
  ...OPENING_TEXTS.failures,
  missing: {
    title: 'Document not found',
    text: 'The file is no longer at its address. Contact us and we will send it to you.',
  },
  damaged: {
    title: 'The file cannot be read',
    text: 'The file is damaged or is not a PDF. Download it to try it in another program.',
  },
  xfa: {
    title: 'This form needs another program',
    text: 'It is a dynamic form (XFA), which this viewer cannot show. Download it and open it with Adobe Acrobat Reader on a computer.',
  },
};

/** Where to get a document whose file is missing: from the firm, and its text from its page. */
function OtherSources() {
  const { document } = useViewer();
  return (
    <>
      <ButtonLink href="/contact">Contact us</ButtonLink>
      {document.pageHref && (
        <ButtonLink href={document.pageHref} variant="outline">
          {VIEWER_TEXTS.readAsPage}
        </ButtonLink>
      )}
    </>
  );
}

type DocumentFailureProps = { failure: Failure; onRetry: () => void };

/** Says why the document is not shown, and offers the file itself, or what helps where that is missing. */
export function DocumentFailure({ failure, onRetry }: DocumentFailureProps) {
  const { document } = useViewer();
  const canRetry = failure === 'offline' || failure === 'failed';
  return (
    <FailurePanel failure={FAILURE_TEXTS[failure]} onRetry={canRetry ? onRetry : undefined}>
      {failure === 'missing' ? <OtherSources /> : <FileLink href={document.href} />}
    </FailurePanel>
  );
}
