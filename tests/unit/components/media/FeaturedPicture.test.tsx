import { fireEvent, render } from '@testing-library/react';
import { FeaturedPicture } from '@/components/media/FeaturedPicture';

describe('the picture of a featured publication', () => {
  it('gives way to the logo when it fails, once, and the console says so', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = render(
      <FeaturedPicture src="/budget.svg" width={3} height={2} fallbackSrc="/logo.svg" title="Budget" />,
    );
    const image = container.querySelector('img');
    if (!image) throw new Error('There is no picture.');
    fireEvent.error(image);
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', '/logo.svg');
    expect(log).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith('The picture of the featured publication "Budget" failed: /budget.svg');
    log.mockRestore();
  });
});
