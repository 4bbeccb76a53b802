import { useViewer } from '../viewerContext';
import { VIEWER_TEXTS } from '../viewerTexts';
import { ToolButton } from './ToolButton';
import { useFullScreen } from './useFullScreen';

/** Gives the viewer all of the screen and takes it back; not there where the browser or the page's policy forbids it. */
export function FullScreenButton() {
  const { root } = useViewer();
  const { isPossible, isFull, toggle } = useFullScreen(root);

  if (!isPossible) return null;
  return (
    <ToolButton
      icon={isFull ? 'leave-full-screen' : 'full-screen'}
      label={isFull ? VIEWER_TEXTS.leaveFullScreen : VIEWER_TEXTS.fullScreen}
      onClick={toggle}
    />
  );
}
