import { act, render, screen } from '@testing-library/react';
import { Reveal } from '@/components/ui/reveal/Reveal';

let comeIntoView: () => void = () => {};

/** Stands in for the browser's observer: jsdom lays nothing out. */
class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    comeIntoView = () => act(() => callback([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {}
}

function standAt(top: number) {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...document.body.getBoundingClientRect(), top });
}

const wrapper = () => screen.getByText('Audit').parentElement;

function renderReveal(index = 0) {
  render(
    <Reveal index={index}>
      <p>Audit</p>
    </Reveal>,
  );
}

describe('Reveal', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it('leaves what is in view at first as it is', () => {
    Object.assign(globalThis, { IntersectionObserver: FakeObserver });
    standAt(window.innerHeight - 1);
    renderReveal();

    expect(wrapper()).not.toHaveAttribute('data-state');
  });

  it('hides what is below the screen until it comes into view', () => {
    Object.assign(globalThis, { IntersectionObserver: FakeObserver });
    standAt(window.innerHeight + 1);
    renderReveal();
    expect(wrapper()).toHaveAttribute('data-state', 'waiting');

    comeIntoView();
    expect(wrapper()).toHaveAttribute('data-state', 'shown');
  });

  it('hides nothing where the browser cannot tell what is in view', () => {
    standAt(window.innerHeight + 1);
    renderReveal();

    expect(wrapper()).not.toHaveAttribute('data-state');
  });

  it.each([
    [0, '0'],
    [4, '4'],
    [5, '5'],
    [6, '5'],
    [40, '5'],
  ])('lets item %i wait %s steps', (index, steps) => {
    renderReveal(index);

    expect(wrapper()).toHaveAttribute('data-step', steps);
  });
});
