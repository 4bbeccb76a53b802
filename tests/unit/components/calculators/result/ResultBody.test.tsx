import { act, fireEvent, render, screen } from '@testing-library/react';
import { ResultBody } from '@/components/calculators/result/ResultDetails';
import type { ResultModel } from '@/components/calculators/result/resultModel';
import { StackedBar } from '@/components/shared/StackedBar';
import { ENGLISH } from '@/lib/words/translate';

const page = { title: 'Gross to net salary, 2024/25', fileName: 'gross-to-net-salary', proverb: '', firm: '' };
const result: ResultModel = {
  headline: { label: 'Net pay', amount: 660_000, badge: '', aside: '' },
  announcement: 'Net pay TZS 660,000.',
  inputSummary: '',
  rows: [{ id: 'net', label: 'Net pay', amount: 660_000, formula: '' }],
  facts: [],
  notes: null,
  answers: [],
  details: [],
};

function define(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

function show() {
  render(<ResultBody translate={ENGLISH} isStale={false} result={result} page={page} />);
  return (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/calculator/gross-to-net-salary?gross=800000');
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
});

describe('sharing a result', () => {
  it('copies the link and confirms it for 2 seconds', async () => {
    const press = show();
    const writeText = jest.fn().mockResolvedValue(undefined);
    define('clipboard', { writeText });
    await press('Copy link');
    expect(writeText).toHaveBeenCalledWith('http://localhost/calculator/gross-to-net-salary?gross=800000#result');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it("uses the device's share dialog if there is one", async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    define('share', share);
    await show()('Share');
    expect(share).toHaveBeenCalledWith({
      title: page.title,
      text: 'Gross to net salary, 2024/25. Net pay TZS 660,000.',
      url: `${window.location.href}#result`,
    });
  });

  it('copies the link if sharing fails, but not if the visitor cancels', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    define(
      'share',
      jest.fn().mockRejectedValueOnce(new DOMException('', 'AbortError')).mockRejectedValueOnce(new Error()),
    );
    const press = show();
    define('clipboard', { writeText });
    await press('Share');
    expect(writeText).not.toHaveBeenCalled();
    await press('Share');
    expect(writeText).toHaveBeenCalledTimes(1);
  });
});

it('a stacked bar is an image named by its parts and amounts', () => {
  const parts = [
    { label: 'Net pay', amount: 660_000, tone: 'action' },
    { label: 'WCF', amount: 4_000, tone: 'chart' },
  ] as const;
  render(<StackedBar title="Where the salary goes" scale={800_000} parts={parts} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Where the salary goes: Net pay 660,000, WCF 4,000.');
});
