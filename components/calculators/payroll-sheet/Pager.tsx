import { Button } from '@/components/ui/button/Button';
import { say } from '@/lib/words/say';
import styles from './Pager.module.scss';

type PagerProps = {
  /** From 0. */
  page: number;
  /** All entries. */
  count: number;
  /** Entries of a page. */
  size: number;
  /** What is counted. */
  of: 'employees' | 'rows';
  onPage: (page: number) => void;
};

/** 'Employees 26 to 50 of 500' with the ways back and on; nothing where all fit on one page. */
export function Pager({ page, count, size, of, onPage }: PagerProps) {
  if (count <= size) return null;
  const last = Math.ceil(count / size) - 1;
  return (
    <nav className={styles.pager} aria-label={say(of === 'rows' ? 'Pages of rows' : 'Pages of employees')}>
      <Button variant="quiet" size="small" aria-disabled={page === 0} onClick={() => onPage(Math.max(0, page - 1))}>
        {say('Previous')}
      </Button>
      <span>
        {say(of === 'rows' ? '{first} to {last} of {count} rows' : '{first} to {last} of {count} employees', {
          first: page * size + 1,
          last: Math.min(count, (page + 1) * size),
          count,
        })}
      </span>
      <Button
        variant="quiet"
        size="small"
        aria-disabled={page === last}
        onClick={() => onPage(Math.min(last, page + 1))}
      >
        {say('Next')}
      </Button>
    </nav>
  );
}
