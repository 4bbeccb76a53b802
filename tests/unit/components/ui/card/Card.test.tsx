import { render, screen } from '@testing-library/react';
import { Card } from '@/components/ui/card/Card';

describe('Card', () => {
  it.each([
    [undefined, 'article'],
    ['article', 'article'],
    ['li', 'listitem'],
  ] as const)('as %s is of the role %s', (as, role) => {
    render(
      <ul>
        <Card as={as}>Taxation</Card>
      </ul>,
    );

    expect(screen.getByRole(role)).toHaveTextContent('Taxation');
  });

  it('shows picture, words and footer in this order', () => {
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
