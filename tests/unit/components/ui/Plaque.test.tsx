import { render, screen } from '@testing-library/react';
import { Plaque, type PlaqueProps } from '@/components/ui/Plaque';

const DRAWING = { src: '/plaque.svg', width: 280, height: 200 };

const TEXTS = { caption: 'Award', name: 'IAPA', descriptor: 'Regional awards' };

function renderPlaque(props: Partial<PlaqueProps> = {}) {
  render(<Plaque {...TEXTS} pictures={{ drawing: DRAWING }} {...props} />);
}

describe('a plaque', () => {
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
    renderPlaque({ pictures: { drawing: DRAWING, logo } });
    expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/logo.png');
    expect(screen.queryByText('IAPA')).not.toBeInTheDocument();
  });
});
