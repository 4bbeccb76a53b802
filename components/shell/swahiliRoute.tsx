import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { Words } from '@/components/behaviours/Words';
import { speakSwahili } from '@/lib/server/words/pageLanguage';
import { pageWords } from '@/lib/server/words/pageWords';

/** What the module of a route exports. */
type Route<Props> = {
  default: ComponentType<Props>;
  generateMetadata: (props: Props) => Metadata | Promise<Metadata>;
};

/**
 * The Kiswahili twin of a route, as two exports of its own. Every page below app/sw is made by it: page and metadata are
 * rendered apart from each other, so each says its language first.
 *
 * @param address the page's address, by which the words of its scripts are found
 */
export function swahiliRoute<Props extends object>({ default: Page, generateMetadata }: Route<Props>, address: string) {
  return {
    Page: (props: Props) => {
      speakSwahili();
      return (
        <Words words={pageWords(address)}>
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
