import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link/Link';
import { TextLink } from '@/components/ui/link/TextLink';

/** Shows what Next is asked for: false never fetches ahead, null does so for a link in view. */
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, ...rest }: ComponentProps<'a'> & { prefetch: boolean | null }) => (
    <a {...rest} data-prefetch={String(prefetch)} />
  ),
}));

const link = (name: string) => screen.getByRole('link', { name });

describe('Link', () => {
  it('does not fetch a page that nobody points at', () => {
    render(<Link href="/team">Our Team</Link>);

    expect(link('Our Team')).toHaveAttribute('data-prefetch', 'false');
  });

  it('fetches the page ahead once the pointer rests on it', () => {
    render(<Link href="/team">Our Team</Link>);

    fireEvent.pointerEnter(link('Our Team'));

    expect(link('Our Team')).toHaveAttribute('data-prefetch', 'null');
  });

  it('fetches the page ahead once it has the focus', () => {
    render(<Link href="/team">Our Team</Link>);

    fireEvent.focus(link('Our Team'));

    expect(link('Our Team')).toHaveAttribute('data-prefetch', 'null');
  });

  it('still calls the handlers that it was given', () => {
    const onPointerEnter = jest.fn();
    const onFocus = jest.fn();
    render(
      <Link href="/team" onPointerEnter={onPointerEnter} onFocus={onFocus}>
        Our Team
      </Link>,
    );

    fireEvent.pointerEnter(link('Our Team'));
    fireEvent.focus(link('Our Team'));

    expect(onPointerEnter).toHaveBeenCalledTimes(1);
    expect(onFocus).toHaveBeenCalledTimes(1);
  });
});

describe('TextLink', () => {
  it('sends pages of this site through the router', () => {
    render(
      <TextLink href="/services" arrow>
        View All Services
      </TextLink>,
    );

    expect(link('View All Services')).toHaveAttribute('href', '/services');
    expect(link('View All Services')).toHaveAttribute('data-prefetch', 'false');
  });

  it('leaves files to the browser', () => {
    render(
      <TextLink href="/resources/guides/guide.pdf" icon="download" download>
        Download
      </TextLink>,
    );

    expect(link('Download')).not.toHaveAttribute('data-prefetch');
    expect(link('Download')).toHaveAttribute('download');
  });

  it('says that it opens in a new tab, and gives that tab no way back into this one', () => {
    render(
      <TextLink href="https://example.org/video" newTab>
        Watch Video
      </TextLink>,
    );

    expect(link('Watch Video (opens in a new tab)')).toHaveAttribute('target', '_blank');
    expect(link('Watch Video (opens in a new tab)')).toHaveAttribute('rel', 'noopener');
  });
});
