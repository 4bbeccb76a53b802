import type { NavGroup } from '@/lib/site/navigation';
import styles from './DropdownPanel.module.scss';

type DropdownPanelProps = {
  groups: NavGroup[];
  /** Path of the page that is shown. */
  path: string;
};

/** The groups of links of a dropdown, all in the static HTML. DesktopNav scrolls the page after a click. */
export function DropdownPanel({ groups, path }: DropdownPanelProps) {
  return (
    <div className={styles.groups} data-scroll="keep">
      {groups.map(({ heading, category, links }) => (
        <div key={heading}>
          <p className={styles.heading} data-category={category}>
            {heading}
          </p>
          <ul role="list" className={styles.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={styles.link} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
