import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { Words } from '@/components/behaviours/Words';
import { speakSwahili } from '@/lib/server/words/pageLanguage';

/** What the module of a route exports. */
type Route<Props> = {
  default: ComponentType<Props>;
  generateMetadata: (props: Props) => Metadata | Promise<Metadata>;
};

/**
 * The Kiswahili twin of a route, as two exports of its own. Every page below app/sw is made by it: page and metadata are
 * rendered apart from each other, so each says its language first.
 *
 * @param words what the parts of the page that run in the browser say, beside the words of header and footer
 */
export function swahiliRoute<Props extends object>(
  { default: Page, generateMetadata }: Route<Props>,
  words: Readonly<Record<string, string>> = {},
) {
  return {
    Page: (props: Props) => {
      speakSwahili();
      return (
        <Words words={words}>
          <Page {...props} />
        </Words>
      );
    },
    generateMetadata: (props: Props) => {
      speakSwahili();
      return generateMetadata(props);
    },
  };
}
