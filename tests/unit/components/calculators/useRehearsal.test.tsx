import { act, render, screen } from '@testing-library/react';
import { useRehearsal } from '@/components/calculators/useRehearsal';

const shown: string[] = [];
const ended: string[] = [];

function Scene({ name }: { name: string }) {
  shown.push(name);
  return (
    <p
      ref={() => () => {
        ended.push(name);
      }}
    >
      {name}
    </p>
  );
}

function Stage() {
  useRehearsal(() => [<Scene key="form" name="the form" />, <Scene key="result" name="the result" />]);
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
  shown.length = 0;
  ended.length = 0;
  whenIdle = undefined;
  setIdleCallbacks(true);
});

afterAll(() => setIdleCallbacks(false));

describe('a rehearsal', () => {
  it('renders each scene once the browser is idle, where nobody sees it, and leaves nothing behind', () => {
    render(<Stage />);
    expect(shown).toEqual([]);

    idle();

    expect(shown).toEqual(['the form', 'the result']);
    expect(screen.queryByText('the result')).not.toBeInTheDocument();
    expect(ended).toEqual(['the form', 'the result']);
  });

  it('does not take place where the page has been left before', () => {
    render(<Stage />).unmount();
    idle();
    expect(shown).toEqual([]);
  });

  it('does not take place in a browser without idle callbacks', () => {
    setIdleCallbacks(false);
    render(<Stage />);
    idle();
    expect(shown).toEqual([]);
  });
});
