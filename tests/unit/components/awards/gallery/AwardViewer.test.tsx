import { fireEvent, render, screen, within } from '@testing-library/react';
import { AwardGallery } from '@/components/awards/gallery/AwardGallery';
import { fillBrowserGaps, focusOn } from '@/tests/support/fillBrowserGaps';
import { AWARDS } from '../awards';

beforeEach(() => fillBrowserGaps('prefers-reduced-motion'));

const opener = (title: string) => screen.getByRole('button', { name: `Plaque: ${title}. Show full screen` });

function openAward(title: string) {
  render(<AwardGallery awards={AWARDS} />);
  focusOn(opener(title));
  fireEvent.click(opener(title));
  return screen.getByRole('dialog', { name: 'Award, full screen' });
}

describe('the award viewer', () => {
  it('shows the award that was clicked and its number, and says what it shows', () => {
    const dialog = openAward('Two');
    expect(dialog).toHaveTextContent('Two on the whole screen');
    expect(within(dialog).getByRole('status')).toHaveTextContent('Plaque: Two');
    expect(within(dialog).getByText('2 / 6')).toBeVisible();
  });

  it.each([
    ['Six', 'ArrowRight', '1 / 6', 'Next award', '2 / 6'],
    ['One', 'ArrowLeft', '6 / 6', 'Previous award', '5 / 6'],
  ])('from award %s goes by %s to %s, and by its button %s to %s', (title, key, first, name, second) => {
    const viewer = within(openAward(title));
    fireEvent.keyDown(document.body, { key });
    expect(viewer.getByText(first)).toBeVisible();
    fireEvent.click(viewer.getByRole('button', { name }));
    expect(viewer.getByText(second)).toBeVisible();
  });

  it('leaves the gallery behind it where it was', () => {
    const dialog = openAward('One');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('status')).toHaveTextContent('One, 1 of 6');
    expect(opener('One')).toHaveFocus();
  });

  it('closes by a click beside the award but not by one on it', () => {
    const dialog = openAward('One');
    fireEvent.click(screen.getByText('One on the whole screen'));
    expect(dialog).toBeVisible();
    fireEvent.click(within(dialog).getByText('1 / 6').parentElement ?? document.body);
    expect(dialog).not.toBeVisible();
  });
});
