import { FailurePanel } from '../host/FailurePanel';
import { LoadingSheet } from '../host/LoadingSheet';
import { useViewer } from '../viewerContext';
import { VIEWER_TEXTS } from '../viewerTexts';
import { PasswordForm } from './PasswordForm';

/** What stands in place of the pages until they can be shown, or where they cannot. */
export function StageCover({ onRetry }: { onRetry: () => void }) {
  const { document, state } = useViewer();

  switch (state.phase) {
    case 'loading':
      return <LoadingSheet progress={state.progress > 0 ? VIEWER_TEXTS.opening(state.progress) : undefined} />;
    case 'password':
      return <PasswordForm />;
    case 'failed':
      return <FailurePanel failure={state.failure ?? 'failed'} href={document.href} onRetry={onRetry} />;
    case 'ready':
      return null;
  }
}
