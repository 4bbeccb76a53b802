import { render, screen } from '@testing-library/react';
import { AmendmentTable } from '@/components/resources/document/AmendmentTable';

it('the amendments of a law are a table whose laws link to their pages', () => {
  const items = [
    { law: 'Finance Act 2021, section 25', path: '/resources/finance-act/finance-act-2021', change: '8%' },
  ];
  render(<AmendmentTable id="amendments" amendments={{ heading: 'Finance Acts that changed it', items }} />);
  expect(screen.getByRole('region', { name: 'Finance Acts that changed it' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Finance Act 2021, section 25 8%' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Finance Act 2021, section 25' })).toHaveAttribute(
    'href',
    '/resources/finance-act/finance-act-2021',
  );
});
