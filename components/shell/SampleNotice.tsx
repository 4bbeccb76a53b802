import { SampleTag } from '@/components/ui/sample-tag/SampleTag';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import styles from './SampleNotice.module.scss';

type SampleNoticeProps = {
  /** What the page shows: it says that some of it is a sample while any of these is. */
  of: readonly { placeholder?: boolean | undefined }[];
};

/** Says at the head of a page, once, that some of what it shows is a sample; nothing where the firm has confirmed all. */
export function SampleNotice({ of }: SampleNoticeProps) {
  const placeholder = of.some((entry) => entry.placeholder);
  if (!placeholder) return null;
  return (
    <p className={styles.notice} data-pagefind-ignore>
      <SampleTag of={{ placeholder }} isAlwaysShown /> {getPageTexts().sampleNotice}
    </p>
  );
}
