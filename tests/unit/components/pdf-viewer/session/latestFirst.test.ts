import { createLatestFirst } from '@/components/pdf-viewer/session/latestFirst';
import { settle } from './fakePdfjs';

/** A queue with jobs of these names, which write down what happens to them, and end when they are told to. */
function queueOf(...names: string[]) {
  const log: string[] = [];
  const queue = createLatestFirst();
  const jobs = names.map((name) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const run = () => {
      log.push(`${name} runs`);
      return promise;
    };
    const remove = queue.add({ run, cancel: () => log.push(`${name} is called off`) });
    const settleAfter = (end: () => void) => () => {
      end();
      return settle();
    };
    return { remove, end: settleAfter(resolve), fail: settleAfter(() => reject(new Error('no'))) };
  });
  return { log, queue, jobs };
}

describe('the newest job first', () => {
  it('does one at a time, and of those that wait the newest, also after one that fails', async () => {
    const { log, jobs } = queueOf('first', 'second', 'third');
    expect(log).toEqual(['first runs']);
    await jobs[0]?.fail();
    expect(log).toEqual(['first runs', 'third runs']);
    await jobs[2]?.end();
    expect(log).toEqual(['first runs', 'third runs', 'second runs']);
  });

  it.each<[string, (made: ReturnType<typeof queueOf>) => unknown]>([
    ['calls off the running job, and forgets a waiting one', ({ jobs }) => jobs.map(({ remove }) => remove())],
    ['clears everything', ({ queue }) => queue.clear()],
  ])('%s', async (_what, stop) => {
    const made = queueOf('running', 'waiting');
    stop(made);
    await made.jobs[0]?.end();
    expect(made.log).toEqual(['running runs', 'running is called off']);
  });
});
