import { useViewer } from '../viewerContext';
import { VIEWER_TEXTS } from '../viewerTexts';
import { ToolButton } from './ToolButton';

/** Opens and closes the find bar. */
export function FindButton() {
  const { isFindOpen, openFind, closeFind } = useViewer();

  return (
    <ToolButton
      icon="search"
      label={VIEWER_TEXTS.find}
      aria-expanded={isFindOpen}
      onClick={isFindOpen ? closeFind : openFind}
    />
  );
}
