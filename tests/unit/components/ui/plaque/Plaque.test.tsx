import { render, screen } from '@testing-library/react';
import { Plaque, type PlaqueProps } from '@/components/ui/plaque/Plaque';

const DRAWING = { src: '/plaque.svg', width: 280, height: 200 };

const TEXTS = { caption: 'Award', name: 'IAPA', descriptor: 'Regional awards' };

function renderPlaque(props: Partial<PlaqueProps> = {}) {
  const pictures = { drawing: DRAWING, fallbackSrc: '/default.svg' };
  return render(<Plaque {...TEXTS} pictures={pictures} {...props} />).container.firstElementChild;
}

describe('a plaque', () => {
  it('sets caption, name and line below over the drawing', () => {
    expect(renderPlaque()).toHaveTextContent('Award IAPA Regional awards');
  });

  it('is for the eye alone where its neighbours say the same', () => {
    expect(renderPlaque({ isDecorative: true })).toHaveAttribute('aria-hidden', 'true');
    expect(renderPlaque()).not.toHaveAttribute('aria-hidden');
  });

  it.each([
    ['IAPA International', 'IAPA: IAPA International'],
    ['IAPA', 'IAPA'],
    ['Regional awards', 'IAPA'],
  ])('says %s in full only where that is not written on it', (fullName, expected) => {
    renderPlaque({ fullName });
    expect(screen.getByText('IAPA')).toHaveTextContent(expected);
  });

  it('shows the logo of a body in place of drawing and texts', () => {
    const logo = { ...DRAWING, src: '/logo.png', alt: 'Logo' };
    renderPlaque({ pictures: { drawing: DRAWING, logo, fallbackSrc: '/default.svg' } });
    expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/logo.png');
    expect(screen.queryByText('IAPA')).not.toBeInTheDocument();
  });

  it.each([
    ['Member', 'small', 15],
    ['Chamber', 'small', 10],
    ['Association', 'small', 10],
    ['Associations', 'small', 7.8],
    ['Corporate INTL', 'small', 7.8],
    ['Tax practice of the year', 'small', 7],
    ['Taypa', 'large', 15.4],
    ['Member', 'large', 11],
    ['MEA Award', 'large', 11],
    ['Arbitrator', 'large', 8.4],
  ] as const)('sets %s on a %s plaque at %d %% of its width', (name, size, percent) => {
    renderPlaque({ name, size });
    expect(screen.getByText(name)).toHaveAttribute('data-percent', String(percent));
  });
});
