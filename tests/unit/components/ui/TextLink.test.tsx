import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { ICON_PATHS, type IconName } from '@/components/ui/icon/Icon';
import { TextLink } from '@/components/ui/TextLink';

const sheet = readFileSync('components/ui/TextLink.module.scss', 'utf8');
/** Names and paths of the icons that the style sheet draws. */
const drawn = [...sheet.matchAll(/^ {2}'([a-z-]+)': '(M[^']+)'/gm)].map(([, name = '', path = '']) => [name, path]);
const isIcon = (name: string): name is IconName => name in ICON_PATHS;

describe('a link of text', () => {
  it('draws its icons by the paths of the icons', () => {
    expect(drawn.length).toBeGreaterThan(0);
    for (const [name = '', path] of drawn) expect([name, isIcon(name) && ICON_PATHS[name]]).toEqual([name, path]);
  });

  it('says that it opens in a new tab, and gives that tab no way back into this one', () => {
    render(
      <TextLink href="/file.pdf" newTab>
        A link
      </TextLink>,
    );
    const link = screen.getByRole('link', { name: 'A link (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});
