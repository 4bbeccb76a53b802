import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { useRehearsal } from '@/components/calculators/form/useRehearsal';

type TestForm = { calculate: () => string | undefined; result?: string };

const happened: string[] = [];

function Calculator({ form: { calculate, result = 'no result' } }: { form: TestForm }) {
  useEffect(() => {
    happened.push(`${result} shown`);
    return () => {
      happened.push(`${result} gone`);
    };
  }, [result]);
  const handleSubmit = () => {
    happened.push('sent');
    calculate();
  };
  return <form onSubmit={handleSubmit}>{result}</form>;
}

function Stage() {
  const form: TestForm = { calculate: () => void happened.push('calculated') };
  const show = (shown: TestForm) => <Calculator form={shown} />;
  useRehearsal(form, show, () => ({ result: '660,000' }));
  return <p>the stage</p>;
}

/** Idle callbacks, which run when the test says so. */
let whenIdle: (() => void) | undefined;

function setIdleCallbacks(areThere: boolean) {
  Object.assign(globalThis, {
    requestIdleCallback: areThere
      ? (run: () => void) => {
          whenIdle = run;
          return 1;
        }
      : undefined,
    cancelIdleCallback: () => {
      whenIdle = undefined;
    },
  });
}

const idle = () => act(() => whenIdle?.());

beforeEach(() => {
  happened.length = 0;
  whenIdle = undefined;
  setIdleCallbacks(true);
});

afterAll(() => setIdleCallbacks(false));

describe('a rehearsal', () => {
  it('shows the form, sends it for nothing and shows the result once the browser is idle, then takes all away', () => {
    render(<Stage />);
    expect(happened).toEqual([]);

    idle();

    expect(happened).toEqual(['no result shown', 'sent', 'no result gone', '660,000 shown', '660,000 gone']);
  });

  it('is seen by nobody', () => {
    const appended = jest.spyOn(document.body, 'appendChild');
    const { container } = render(<Stage />);
    appended.mockClear();

    idle();

    expect(appended).not.toHaveBeenCalled();
    expect(container).toHaveTextContent(/^the stage$/);
  });

  it('does not take place where the page has been left before', () => {
    render(<Stage />).unmount();
    idle();
    expect(happened).toEqual([]);
  });

  it('does not take place in a browser without idle callbacks', () => {
    setIdleCallbacks(false);
    render(<Stage />);
    idle();
    expect(happened).toEqual([]);
  });
});
