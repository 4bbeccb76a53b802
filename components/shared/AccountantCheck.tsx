import { getHome } from '@/lib/server/content/loaders/pages';
import styles from './AccountantCheck.module.scss';

/** Explains when the law requires an accountant, for visitors who are unsure whether they need one. */
export function AccountantCheck() {
  const { title, signs, otherwise } = getHome('en').accountant;
  return (
    <section className={`${styles.box} small`} aria-labelledby="need-an-accountant" data-pagefind-ignore>
      <h2 id="need-an-accountant" className="h3">
        {title}
      </h2>
      <ol role="list" className={styles.signs}>
        {signs.map((sign) => (
          <li key={sign.title}>
            <h3 className={`${styles.sign} h4`}>
              <a href={sign.link}>{sign.title}</a>
            </h3>
            <p>{sign.text}</p>
          </li>
        ))}
      </ol>
      <p className="muted">{otherwise}</p>
    </section>
  );
}
