import { PageHero } from '@/components/shell/hero/PageHero';
import { DataTable } from '@/components/ui/data-table/DataTable';
import type { FormGroup } from '@/lib/content/schemas/form';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { PAGES } from '@/lib/site/pages';
import styles from './FormsPage.module.scss';

const COLUMNS = ['Form', 'What for', 'By whom', 'When', 'More'].map((label) => ({ label }));

/** The forms that the site names: for each authority a table, each form with the pages that say more. */
export function FormsPage({ groups }: { groups: readonly FormGroup[] }) {
  const { lead, note } = getPageTexts().forms;
  return (
    <>
      <PageHero kind="reading" page={PAGES.forms} lead={lead} />
      <div className={styles.page}>
        {groups.map(({ id, authority, url, forms }) => (
          <section key={id} className={styles.group} aria-labelledby={id}>
            <h2 id={id}>
              <a href={url}>{authority}</a>
            </h2>
            <DataTable
              caption={`Forms of ${authority}`}
              isCaptionHidden
              columns={COLUMNS}
              rows={forms.map(({ id: form, number, what, who, when, pages }) => [
                <span key="number" id={form} className={styles.form}>
                  {number}
                </span>,
                what,
                who,
                when,
                <ul key="pages" role="list" className={styles.pages}>
                  {pages.map(({ link, label }) => (
                    <li key={link}>
                      <a href={link}>{label}</a>
                    </li>
                  ))}
                </ul>,
              ])}
            />
          </section>
        ))}
        <p className={styles.note}>{note}</p>
      </div>
    </>
  );
}
