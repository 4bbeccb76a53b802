import { setLanguage } from '@/components/words/serverWords';

/**
 * Makes the Kiswahili translation of a page or of the function of its metadata. Both are rendered apart from each other, so
 * each sets the language first. Every page below app/sw is made by it.
 */
export const inSwahili =
  <Props, Result>(render: (props: Props) => Result) =>
  (props: Props): Result => {
    setLanguage('sw');
    return render(props);
  };
