import { ToolButton } from './ToolButton';
import { useViewer } from './viewerContext';
import { VIEWER_TEXTS } from './viewerTexts';

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
