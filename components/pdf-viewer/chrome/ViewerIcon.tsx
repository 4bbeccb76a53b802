import { Icon, type IconName } from '@/components/ui/icon/Icon';
import styles from './ViewerIcon.module.scss';
import { isOwnIcon, type OwnIconName, VIEWER_ICON_PATHS } from './viewerIcons';

export type ViewerIconName = IconName | OwnIconName;

/** An icon of the site, or one that only the viewer has. */
export function ViewerIcon({ name }: { name: ViewerIconName }) {
  if (!isOwnIcon(name)) return <Icon name={name} />;
  return (
    <svg className={styles.icon} width={20} height={20} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={VIEWER_ICON_PATHS[name]} />
    </svg>
  );
}
