import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Part, readRequest, runParts } from './schedule.ts';

const PARTS: Part[] = [
  { name: 'assets', needs: [] },
  { name: 'build', needs: ['assets'] },
  { name: 'browser', needs: ['build'] },
  { name: 'check', needs: [] },
  { name: 'units', needs: ['assets'] },
];

describe('The arguments of npm test', () => {
  const read = (...args: string[]) => {
    const { parts, options } = readRequest(PARTS, 'assets', args);
    return { parts: parts.map(({ name }) => name), options };
  };

  it('ask for all parts where there are none', () => {
    assert.deepEqual(read().parts, ['assets', 'build', 'browser', 'check', 'units']);
  });

  it('ask for parts by name, on what was built before', () => {
    assert.deepEqual(read('browser'), { parts: ['browser'], options: [] });
    assert.deepEqual(read('check', 'browser'), { parts: ['browser', 'check'], options: [] });
  });

  it('bring the quick part along that a named one needs', () => {
    assert.deepEqual(read('units').parts, ['assets', 'units']);
  });

  it('give the runner of a named part the arguments that are no name', () => {
    assert.deepEqual(read('browser', '--shard=1/2', 'frame'), {
      parts: ['browser'],
      options: ['--shard=1/2', 'frame'],
    });
  });

  for (const args of [['--shard=1/2'], ['unit'], ['units', 'browser', '--shard=1/2']]) {
    it(`are refused where it is not clear whose they are: ${args.join(' ')}`, () => {
      assert.throws(
        () => read(...args),
        /needs the name of one part before it: assets, build, browser, check, units\.$/,
      );
    });
  }
});

describe('Parts side by side', () => {
  /** Runs all parts, each until the test ends it; `log` records starts, and after each `end` the starts it allowed. */
  function start(slots: number) {
    const log: string[] = [];
    const ends = new Map<string, (isPassed: boolean) => void>();
    const whole = runParts(PARTS, slots, ({ name }) => {
      log.push(name);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      ends.set(name, resolve);
      return promise;
    });
    const end = async (name: string, isPassed = true) => {
      ends.get(name)?.(isPassed);
      await new Promise(setImmediate);
      return log.splice(0);
    };
    return { begun: () => log.splice(0), end, whole };
  }

  it('begin in the order of the list, as many as there are slots, once what they need has ended well', async () => {
    const { begun, end, whole } = start(2);
    assert.deepEqual(begun(), ['assets', 'check']);
    assert.deepEqual(await end('check'), []);
    assert.deepEqual(await end('assets'), ['build', 'units']);
    assert.deepEqual(await end('build'), ['browser']);
    assert.deepEqual(await end('units'), []);
    await end('browser');
    await whole;
  });

  it('wait for a slot', async () => {
    const { begun, end } = start(1);
    assert.deepEqual(begun(), ['assets']);
    assert.deepEqual(await end('assets'), ['build']);
    assert.deepEqual(await end('build'), ['browser']);
    assert.deepEqual(await end('browser'), ['check']);
    assert.deepEqual(await end('check'), ['units']);
  });

  it('are not run where a part that they need has failed, and the others go on', async () => {
    const { end, whole } = start(2);
    await end('check', false);
    assert.deepEqual((await end('assets')).slice(-2), ['build', 'units']);
    assert.deepEqual(await end('build', false), []);
    assert.deepEqual(await end('units'), []);
    await whole;
  });
});
