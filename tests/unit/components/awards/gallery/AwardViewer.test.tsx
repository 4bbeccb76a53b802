import { fireEvent, render, screen, within } from '@testing-library/react';
import { AwardGallery } from '@/components/awards/gallery/AwardGallery';
import { fillBrowserGaps, focusOn } from '@/tests/support/fillBrowserGaps';
import { AWARDS } from '../awards';

beforeEach(() => {
  fillBrowserGaps('prefers-reduced-motion');
  window.history.replaceState(null, '', '/awards');
});

const opener = (title: string) => screen.getByRole('button', { name: `Plaque: ${title}. Show full screen` });

function openAward(title: string) {
  render(<AwardGallery awards={AWARDS} />);
  focusOn(opener(title));
  fireEvent.click(opener(title));
  return screen.getByRole('dialog', { name: 'Award, full screen' });
}

describe('the award viewer', () => {
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
});
