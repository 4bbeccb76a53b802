import type { ReactNode } from 'react';
import { CategoryLabel } from '@/components/ui/category-label/CategoryLabel';
import type { NavGroup } from '@/lib/site/navigation';
import styles from './DropdownPanel.module.scss';

type DropdownPanelProps = {
  groups: NavGroup[];
  /** Path of the page that is shown. */
  path: string;
  /** What stands beside the links while the pointer or the focus is on one, by its href; at first that of the first link. */
  previews: Record<string, ReactNode>;
};

/** The groups of links of a dropdown, all in the static HTML. */
export function DropdownPanel({ groups, path, previews }: DropdownPanelProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ heading, category, links }) => (
        <div key={heading}>
          <p className={styles.heading}>
            <CategoryLabel tone={category}>{heading}</CategoryLabel>
          </p>
          <ul role="list" className={styles.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={styles.link} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
                {previews[href] && (
                  <div className={styles.preview} aria-hidden="true">
                    {previews[href]}
                  </div>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
