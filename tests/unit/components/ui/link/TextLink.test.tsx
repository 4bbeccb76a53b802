import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { ICON_PATHS } from '@/components/ui/icon/iconPaths';
import { TextLink } from '@/components/ui/link/TextLink';

const sheet = readFileSync('components/ui/link/TextLink.module.scss', 'utf8');
const drawn = [...sheet.matchAll(/^ {2}'([a-z-]+)': '(M[^']+)'/gm)].map(([, name, path]) => [name, path]);

describe('a link of text', () => {
  it('draws its icons by the paths of the icons', () => {
    expect(drawn.length).toBeGreaterThan(0);
    expect(Object.fromEntries(drawn)).toEqual(
      Object.fromEntries(Object.entries(ICON_PATHS).filter(([name]) => drawn.some(([known]) => known === name))),
    );
  });

  it.each(drawn.map(([name]) => name).filter((name) => name !== 'arrow-right'))(
    'leaves the icon %s to the style sheet',
    (name) => {
      const icon = Object.keys(ICON_PATHS).find((known): known is keyof typeof ICON_PATHS => known === name);
      render(
        <TextLink href="/file.pdf" icon={icon}>
          A link
        </TextLink>,
      );
      const link = screen.getByRole('link', { name: 'A link' });
      expect(link).toHaveAttribute('data-icon', name);
      expect(link.querySelector('svg')).toBeNull();
    },
  );

  it('holds any other icon itself', () => {
    render(
      <TextLink href="/calculator" icon="arrow-left">
        Back
      </TextLink>,
    );
    expect(screen.getByRole('link').querySelector('svg')).not.toBeNull();
  });

  it('says that it opens in a new tab, and gives that tab no way back into this one', () => {
    render(
      <TextLink href="https://example.org/video" newTab>
        Watch Video
      </TextLink>,
    );
    const link = screen.getByRole('link', { name: 'Watch Video (opens in a new tab)' });

    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});
