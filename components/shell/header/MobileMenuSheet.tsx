import { ExclusiveDetailsPolyfill } from '@/components/ui/accordion/ExclusiveDetailsPolyfill';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import type { Firm } from '@/lib/content/schemas/firm';
import { telLink } from '@/lib/links/contactLinks';
import type { NavItem } from '@/lib/site/navigation';
import { Logo } from '../Logo';
import styles from './MobileMenu.module.scss';
import { MobileMenuList } from './MobileMenuList';

export type MenuFirm = Pick<Firm, 'name' | 'descriptor' | 'phone' | 'mark'>;

export type MobileMenuSheetProps = {
  firm: MenuFirm;
  items: NavItem[];
  /** Path of the page that is shown. */
  path: string;
};

/** Content of the open menu: logo, links, two sticky buttons. */
export function MobileMenuSheet({ firm, items, path }: MobileMenuSheetProps) {
  return (
    <>
      <div className={styles.bar}>
        <Logo firm={firm} />
      </div>
      <nav aria-label="Main" className={styles.list}>
        <ExclusiveDetailsPolyfill />
        <MobileMenuList items={items} path={path} />
      </nav>
      <div className={styles.actions}>
        <ButtonLink href="/contact" variant="accent">
          Book a Call
        </ButtonLink>
        <ButtonLink href={telLink(firm.phone)} variant="outline" icon="phone">
          Call now
        </ButtonLink>
      </div>
    </>
  );
}
