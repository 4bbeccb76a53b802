import { render, screen } from '@testing-library/react';
import { Plaque } from '@/components/ui/plaque/Plaque';

const renderPlaque = (name: string) =>
  render(
    <Plaque
      picture={{ src: '/plaque.svg', width: 280, height: 200 }}
      caption="Award"
      name={name}
      descriptor="Regional awards"
      fallbackSrc="/default.svg"
    />,
  ).container;

describe('a plaque', () => {
  it('sets caption, name and line below over the drawing, for the eye alone', () => {
    const plaque = renderPlaque('IAPA').firstElementChild;

    expect(plaque).toHaveTextContent('AwardIAPARegional awards');
    expect(plaque).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([
    ['IAPA', 'short'],
    ['Member', 'short'],
    ['Chamber', 'middle'],
    ['Association', 'middle'],
    ['Associations', 'long'],
    ['Corporate INTL', 'long'],
    ['Tax practice of the year', 'wrapped'],
  ])('sets "%s" in the size %s', (name, size) => {
    renderPlaque(name);
    expect(screen.getByText(name)).toHaveAttribute('data-size', size);
  });
});
