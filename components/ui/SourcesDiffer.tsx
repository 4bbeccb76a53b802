import { HOW_WE_CHECK_PATH } from '@/lib/site/paths';
import { linkIn } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';
import styles from './SourcesDiffer.module.scss';

/** A hollow diamond and two words that link to what each source says about a disputed value. Renders nothing without a mark. */
export function SourcesDiffer({ mark, translate }: { mark: { entry: string } | undefined; translate: Translate }) {
  if (!mark) return null;
  const { href, hrefLang } = linkIn(`${HOW_WE_CHECK_PATH}#${mark.entry}`, translate.language);
  return (
    <>
      {' '}
      <a href={href} hrefLang={hrefLang} className={`${styles.mark} caption`} data-pagefind-ignore>
        {translate('sources differ')}
      </a>
    </>
  );
}
