import styles from './DesktopNavLink.module.scss';

type DesktopNavLinkProps = {
  href: string;
  label: string;
  /** page: this very page is shown; true: one below it. */
  current: 'page' | 'true' | undefined;
  onClick: () => void;
};

/** A word of the header's row, marked below while its page is shown. */
export function DesktopNavLink({ href, label, current, onClick }: DesktopNavLinkProps) {
  return (
    <a href={href} className={styles.link} aria-current={current} onClick={onClick}>
      {label}
    </a>
  );
}
