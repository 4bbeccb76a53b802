import { render, screen } from '@testing-library/react';
import { Card } from '@/components/ui/card/Card';

describe('Card', () => {
  it('shows picture, text and footer in this order', () => {
    render(
      <Card picture={<span>Picture</span>} footer={<a href="/services/taxation">Read about taxation</a>}>
        <h3>Taxation</h3>
      </Card>,
    );

    expect(screen.getByRole('article')).toHaveTextContent(/^PictureTaxationRead about taxation$/);
  });

  it('hands on what names it', () => {
    render(
      <Card aria-labelledby="title">
        <h3 id="title">Taxation</h3>
      </Card>,
    );

    expect(screen.getByRole('article', { name: 'Taxation' })).toBeVisible();
  });
});
