import { HOW_WE_CHECK_PATH } from '@/lib/site/ratePaths';
import { linkHere } from '@/lib/site/twins';
import { say } from '@/lib/words/say';
import styles from './SourcesDiffer.module.scss';

/** A hollow diamond and two words, linked to what each source says of a value on which they differ; empty without a mark. */
export function SourcesDiffer({ mark }: { mark: { entry: string } | undefined }) {
  if (!mark) return null;
  const { href, hrefLang } = linkHere(`${HOW_WE_CHECK_PATH}#${mark.entry}`);
  return (
    <>
      {' '}
      <a href={href} hrefLang={hrefLang} className={styles.mark} data-pagefind-ignore>
        {say('sources differ')}
      </a>
    </>
  );
}
