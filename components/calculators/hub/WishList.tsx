import { Icon } from '@/components/ui/icon/Icon';
import { CALCULATORS } from '@/lib/site/calculators';
import styles from './WishList.module.scss';

/** 'I want to ...': the way to each tool by what a visitor is after. */
export function WishList() {
  return (
    <nav className={styles.wishes} aria-labelledby="wishes">
      <h2 id="wishes" className={styles.title}>
        I want to ...
      </h2>
      <ul role="list" className={styles.list}>
        {CALCULATORS.map(({ id, icon, path, wish }) => (
          <li key={id}>
            <a href={path} className={styles.link}>
              <Icon name={icon} /> {wish}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
