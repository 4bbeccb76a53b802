import { TOOLS } from '../annotate/AnnotationTools';
import { ToolOptionsPanel } from '../annotate/ToolOptionsPanel';
import { useViewer } from '../viewerContext';
import { VIEWER_TEXTS } from '../viewerTexts';
import styles from './PhoneBars.module.scss';
import { SidebarButton } from './SidebarButton';
import { ToolButton } from './ToolButton';

const CAPTIONS = { ...VIEWER_TEXTS, ink: VIEWER_TEXTS.inkShort };

/** Below the document on a phone: pages, the tools with the options of the active one above them, print. */
export function PhoneBottomBar({ isHidden }: { isHidden: boolean }) {
  const { session, state } = useViewer();

  return (
    <div className={styles.bottom} data-state={isHidden ? 'hidden' : 'shown'}>
      {state.tool !== 'none' && <ToolOptionsPanel tool={state.tool} placement="strip" />}
      <div className={styles.tools}>
        <SidebarButton caption={VIEWER_TEXTS.pagesShort} />
        {TOOLS.map((tool) => (
          <ToolButton
            key={tool}
            icon={tool}
            label={CAPTIONS[tool]}
            caption={CAPTIONS[tool]}
            aria-pressed={state.tool === tool}
            onClick={() => session.toggleTool(tool)}
          />
        ))}
        <ToolButton
          icon="print"
          label={VIEWER_TEXTS.print}
          caption={VIEWER_TEXTS.print}
          onClick={() => void session.print()}
        />
      </div>
    </div>
  );
}
