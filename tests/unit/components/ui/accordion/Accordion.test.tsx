import { render, screen } from '@testing-library/react';
import { Accordion } from '@/components/ui/accordion/Disclosure';

const ITEMS = [
  { id: 'audit', summary: 'Audit & Assurance', content: <p>Audit text</p> },
  { id: 'tax', summary: 'Tax Services', content: <p>Tax text</p> },
];

it('the items of an accordion are closed at first, and have one name, by which the browser keeps one open', () => {
  render(<Accordion items={ITEMS} name="services" />);
  const details = screen.getAllByRole<HTMLDetailsElement>('group');
  expect(details.map((item) => [item.getAttribute('name'), item.open])).toEqual(Array(2).fill(['services', false]));
});
