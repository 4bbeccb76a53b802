import { fireEvent, render, screen } from '@testing-library/react';
import { ExpandableCard } from '@/components/calculators/hub/ExpandableCard';

describe('a card of the hub', () => {
  const followed = jest.fn((event: Event) => event.preventDefault());

  function show() {
    render(
      <>
        <ExpandableCard picture={null}>
          <h2>Overtime</h2>
          <a href="/calculator/overtime">Open calculator</a>
        </ExpandableCard>
        <p>Elsewhere</p>
      </>,
    );
    const link = screen.getByRole('link');
    followed.mockClear();
    link.addEventListener('click', followed);
    link.getBoundingClientRect = () => new DOMRect(10, 200, 100, 44);
    return { link, card: screen.getByRole('article') };
  }

  function tap(target: Element, pointerType: string, clientY: number) {
    fireEvent(target, Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType }));
    fireEvent.click(target, { clientX: 50, clientY });
  }

  it('expands by a tap, and a tap elsewhere closes it', () => {
    const { link, card } = show();
    tap(link, 'touch', 20);
    expect(card).toHaveAttribute('data-state', 'open');
    expect(followed).not.toHaveBeenCalled();
    tap(screen.getByText('Elsewhere'), 'touch', 500);
    expect(card).toHaveAttribute('data-state', 'closed');
  });

  it('follows its link by a tap on the link itself', () => {
    const { link, card } = show();
    tap(link, 'touch', 220);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(card).toHaveAttribute('data-state', 'closed');
  });

  it('follows its link by a click anywhere on it with a mouse, and by the keyboard', () => {
    const { link } = show();
    tap(link, 'mouse', 20);
    fireEvent.click(link);
    expect(followed).toHaveBeenCalledTimes(2);
  });
});
