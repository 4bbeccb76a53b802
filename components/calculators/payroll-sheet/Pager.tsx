import { Button } from '@/components/ui/button/Button';
import styles from './Pager.module.scss';

type PagerProps = {
  /** From 0. */
  page: number;
  /** All entries. */
  count: number;
  /** Entries of a page. */
  size: number;
  /** What is counted: 'employees'. */
  of: string;
  onPage: (page: number) => void;
};

/** 'Employees 26 to 50 of 500' with the ways back and on; nothing where all fit on one page. */
export function Pager({ page, count, size, of, onPage }: PagerProps) {
  if (count <= size) return null;
  const last = Math.ceil(count / size) - 1;
  return (
    <nav className={styles.pager} aria-label={`Pages of ${of}`}>
      <Button variant="quiet" size="small" aria-disabled={page === 0} onClick={() => onPage(Math.max(0, page - 1))}>
        Previous
      </Button>
      <span>
        {page * size + 1} to {Math.min(count, (page + 1) * size)} of {count} {of}
      </span>
      <Button
        variant="quiet"
        size="small"
        aria-disabled={page === last}
        onClick={() => onPage(Math.min(last, page + 1))}
      >
        Next
      </Button>
    </nav>
  );
}
