import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AwardGallery } from '@/components/awards/gallery/AwardGallery';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';
import { AWARDS } from '../awards';

beforeEach(() => fillBrowserGaps('prefers-reduced-motion'));

async function openAward(title: string) {
  render(<AwardGallery awards={AWARDS} />);
  await userEvent.click(screen.getByRole('button', { name: `Plaque: ${title}. Show full screen`, hidden: true }));
  return screen.getByRole('dialog', { name: 'Award, full screen' });
}

describe('the award viewer', () => {
  it('shows the award that was clicked and its number', async () => {
    const dialog = await openAward('Two');

    expect(dialog).toHaveTextContent('Two on the whole screen');
    expect(within(dialog).getByText('2 / 6')).toBeVisible();
  });

  it('stops the page from scrolling until it closes', async () => {
    await openAward('One');
    expect(document.documentElement.style.overflow).toBe('hidden');

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.documentElement.style.overflow).toBe('');
  });

  it.each([
    ['Six', '{ArrowRight}', '1 / 6'],
    ['One', '{ArrowLeft}', '6 / 6'],
    ['Two', '{ArrowRight}{ArrowRight}', '4 / 6'],
  ])('from award %s the keys %s lead to %s', async (title, keys, counter) => {
    const dialog = await openAward(title);

    await userEvent.keyboard(keys);

    expect(within(dialog).getByText(counter)).toBeVisible();
  });

  it('moves by its buttons and says what it shows', async () => {
    const dialog = await openAward('Three');

    await userEvent.click(within(dialog).getByRole('button', { name: 'Next award' }));

    expect(dialog).toHaveTextContent('4 / 6');
    expect(dialog).toHaveTextContent('Plaque: Four');
  });

  it('leaves the gallery behind it where it was', async () => {
    await openAward('One');

    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(screen.getByRole('status')).toHaveTextContent('One, 1 of 6');
    expect(screen.getByRole('button', { name: 'Plaque: One. Show full screen' })).toHaveFocus();
  });

  it('closes by a click beside the award but not by one on it', async () => {
    const dialog = await openAward('One');

    await userEvent.click(screen.getByText('One on the whole screen'));
    expect(dialog).toBeVisible();

    const stage = within(dialog).getByText('1 / 6').parentElement;
    if (!stage) throw new Error('The viewer has no ground.');
    await userEvent.click(stage);
    expect(dialog).not.toBeVisible();
  });

  it('closes on Escape, which a browser tells as cancel', async () => {
    const dialog = await openAward('One');

    fireEvent(dialog, new Event('cancel', { cancelable: true }));

    expect(dialog).not.toBeVisible();
  });
});
