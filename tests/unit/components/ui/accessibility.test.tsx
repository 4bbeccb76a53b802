import { render } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { Styleguide } from '@/components/styleguide/Styleguide';

expect.extend(toHaveNoViolations);

it('axe finds nothing to mend in any part of the styleguide', async () => {
  const { container } = render(
    <main>
      <h1>Styleguide</h1>
      <Styleguide />
    </main>,
  );
  expect(await axe(container)).toHaveNoViolations();
});
