import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { useRehearsal } from '@/components/calculators/useRehearsal';

const happened: string[] = [];

function Scene({ name }: { name: string }) {
  useEffect(() => {
    happened.push(`${name} shown`);
    return () => {
      happened.push(`${name} gone`);
    };
  }, [name]);
  return <form onSubmit={() => happened.push(`${name} sent`)}>{name}</form>;
}

function Stage() {
  useRehearsal(() => ({ before: <Scene name="form" />, after: <Scene name="result" /> }));
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
  it('shows the form, sends it and shows the result once the browser is idle, and leaves nothing behind', () => {
    render(<Stage />);
    expect(happened).toEqual([]);

    idle();

    expect(happened).toEqual(['form shown', 'form sent', 'form gone', 'result shown', 'result gone']);
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
