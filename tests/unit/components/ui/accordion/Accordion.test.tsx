import { fireEvent, render, screen } from '@testing-library/react';
import { Accordion } from '@/components/ui/accordion/Accordion';

const ITEMS = [
  { id: 'audit', summary: 'Audit & Assurance', content: <p>Audit text</p> },
  { id: 'tax', summary: 'Tax Services', content: <p>Tax text</p> },
];

const details = () => screen.getAllByRole<HTMLDetailsElement>('group');
const names = () => details().map((item) => item.getAttribute('name'));
const openOnes = () => details().map((item) => item.open);

/** As a browser does it: jsdom fires no toggle event of its own. */
function open(place: number) {
  const item = details()[place] ?? document.body;
  Object.assign(item, { open: true });
  fireEvent(item, new Event('toggle'));
}

describe('an accordion', () => {
  it('starts with every item closed and every text in the page', () => {
    render(<Accordion items={ITEMS} />);
    expect(openOnes()).toEqual([false, false]);
    for (const text of ['Audit text', 'Tax text']) expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('gives its items one name, so that the browser keeps one open', () => {
    render(<Accordion items={ITEMS} name="services" />);
    expect(names()).toEqual(['services', 'services']);
  });

  it('has a name unlike that of another one where it is given none', () => {
    render([<Accordion key="a" items={ITEMS} />, <Accordion key="b" items={ITEMS} />]);
    const [first, second, third] = names();
    expect(first).toBeTruthy();
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('closes the open item where the browser does not know the name of details', () => {
    expect('name' in HTMLDetailsElement.prototype).toBe(false);
    render(<Accordion items={ITEMS} />);
    open(0);
    open(1);
    expect(openOnes()).toEqual([false, true]);
  });

  it('leaves details of another name, and those without one, as they are', () => {
    const others = ['other', undefined].map((name) => <details key={String(name)} name={name} open />);
    render([...others, <Accordion key="a" items={ITEMS} />]);
    open(2);
    open(1);
    expect(openOnes()).toEqual([true, true, true, false]);
  });
});
