import { fireEvent, render, screen } from '@testing-library/react';
import { Accordion } from '@/components/ui/accordion/Accordion';
import { closeSiblings } from '@/components/ui/accordion/ExclusiveDetailsPolyfill';

const ITEMS = [
  { id: 'audit', summary: 'Audit & Assurance', content: <p>Audit text</p> },
  { id: 'tax', summary: 'Tax Services', content: <p>Tax text</p> },
];

const details = () => screen.getAllByRole<HTMLDetailsElement>('group');

/** As a browser does it: jsdom fires no toggle event of its own. */
function open(element: HTMLDetailsElement) {
  element.open = true;
  fireEvent(element, new Event('toggle'));
}

describe('Accordion', () => {
  it('starts with every item closed and every text in the page', () => {
    render(<Accordion items={ITEMS} />);

    expect(details().map((item) => item.open)).toEqual([false, false]);
    expect(screen.getByText('Audit text')).toBeInTheDocument();
    expect(screen.getByText('Tax text')).toBeInTheDocument();
  });

  it('gives its items one name, so that the browser keeps one open', () => {
    render(<Accordion items={ITEMS} name="services" />);

    expect(details().map((item) => item.getAttribute('name'))).toEqual(['services', 'services']);
  });

  it('gives two accordions without a name different names', () => {
    render(
      <>
        <Accordion items={ITEMS} />
        <Accordion items={ITEMS} />
      </>,
    );
    const [first, second, third] = details().map((item) => item.getAttribute('name'));

    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('closes the open item where the browser does not know the name of details', () => {
    expect('name' in HTMLDetailsElement.prototype).toBe(false);
    render(<Accordion items={ITEMS} />);
    const [audit, tax] = details();
    if (!audit || !tax) throw new Error('The accordion has two items.');

    open(audit);
    open(tax);

    expect(audit.open).toBe(false);
    expect(tax.open).toBe(true);
  });
});

describe('closeSiblings', () => {
  it('leaves items of another name, and items without one, as they are', () => {
    render(
      <>
        <details name="one" open />
        <details name="two" open />
        <details open />
      </>,
    );
    const [first, second, third] = details();
    if (!first || !third) throw new Error('There are three items.');

    closeSiblings(first);
    closeSiblings(third);

    expect([first.open, second?.open, third.open]).toEqual([true, true, true]);
  });
});
