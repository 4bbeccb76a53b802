import { render, screen } from '@testing-library/react';
import { Card } from '@/components/ui/card/Card';

it('a card shows picture, text and footer in this order, and may be named by its title', () => {
  render(
    <Card picture={<span>Picture</span>} footer={<a href="/">Read about it</a>} aria-labelledby="title">
      <h3 id="title">Taxation</h3>
    </Card>,
  );
  expect(screen.getByRole('article', { name: 'Taxation' })).toHaveTextContent(/^PictureTaxationRead about it$/);
});
