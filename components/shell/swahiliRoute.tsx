import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { setLanguage } from '@/components/words/serverWords';

/** What the module of a route exports. */
type Route<Props> = {
  default: ComponentType<Props>;
  generateMetadata: (props: Props) => Metadata | Promise<Metadata>;
};

/**
 * The Kiswahili translation of a route, as two exports of its own. Every page below app/sw is made by it: page and metadata are
 * rendered apart from each other, so each says its language first.
 */
export function swahiliRoute<Props extends object>({ default: Page, generateMetadata }: Route<Props>) {
  return {
    Page: (props: Props) => {
      setLanguage('sw');
      return <Page {...props} />;
    },
    generateMetadata: (props: Props) => {
      setLanguage('sw');
      return generateMetadata(props);
    },
  };
}
