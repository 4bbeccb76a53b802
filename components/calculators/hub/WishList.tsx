import { Icon } from '@/components/ui/icon/Icon';
import { calculatorsHere } from '@/lib/site/calculators';
import { here } from '@/lib/site/twins';
import { say, sayName } from '@/lib/words/say';
import styles from './WishList.module.scss';

/** 'I want to ...': the way to each tool by what a visitor is after. */
export function WishList() {
  return (
    <nav className={styles.wishes} aria-labelledby="wishes">
      <h2 id="wishes" className={styles.title}>
        {say('I want to ...')}
      </h2>
      <ul role="list" className={styles.list}>
        {calculatorsHere().map(({ id, icon, path, wish }) => (
          <li key={id}>
            <a href={here(path)} className={styles.link}>
              <Icon name={icon} /> {sayName(wish)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
