import { useSay } from '#words';
import { HOW_WE_CHECK_PATH } from '@/lib/site/paths';
import { linkIn } from '@/lib/site/translatedPages';
import styles from './SourcesDiffer.module.scss';

/** A hollow diamond and two words, linked to what each source says of a value on which they differ; empty without a mark. */
export function SourcesDiffer({ mark }: { mark: { entry: string } | undefined }) {
  const say = useSay();
  if (!mark) return null;
  const { href, hrefLang } = linkIn(`${HOW_WE_CHECK_PATH}#${mark.entry}`, say.language);
  return (
    <>
      {' '}
      <a href={href} hrefLang={hrefLang} className={`${styles.mark} caption`} data-pagefind-ignore>
        {say('sources differ')}
      </a>
    </>
  );
}
