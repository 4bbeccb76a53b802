import { createLatestFirst, type Job } from '@/components/pdf-viewer/session/latestFirst';

/** A job that ends when it is told to, and writes down what happens to it. */
function jobOf(name: string, log: string[]) {
  let end: (error?: Error) => void = () => undefined;
  const job: Job = {
    run: () =>
      new Promise((resolve, reject) => {
        log.push(`${name} runs`);
        end = (error) => (error ? reject(error) : resolve());
      }),
    cancel: () => log.push(`${name} is called off`),
  };
  return { job, end: (error?: Error) => end(error) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the newest job first', () => {
  it('does one at a time, and of those that wait the newest', async () => {
    const log: string[] = [];
    const queue = createLatestFirst();
    const [first, second, third] = ['first', 'second', 'third'].map((name) => jobOf(name, log));
    for (const made of [first, second, third]) if (made) queue.add(made.job);
    expect(log).toEqual(['first runs']);

    first?.end();
    await settle();
    expect(log).toEqual(['first runs', 'third runs']);
    third?.end();
    await settle();
    expect(log).toEqual(['first runs', 'third runs', 'second runs']);
  });

  it('goes on after a job that fails', async () => {
    const log: string[] = [];
    const queue = createLatestFirst();
    const bad = jobOf('bad', log);
    queue.add(bad.job);
    queue.add(jobOf('next', log).job);
    bad.end(new Error('no'));
    await settle();
    expect(log).toEqual(['bad runs', 'next runs']);
  });

  it('calls off the running job, and forgets a waiting one', async () => {
    const log: string[] = [];
    const queue = createLatestFirst();
    const running = jobOf('running', log);
    const stopRunning = queue.add(running.job);
    const forget = queue.add(jobOf('waiting', log).job);
    forget();
    stopRunning();
    running.end();
    await settle();
    expect(log).toEqual(['running runs', 'running is called off']);
  });

  it('clears everything', async () => {
    const log: string[] = [];
    const queue = createLatestFirst();
    const running = jobOf('running', log);
    queue.add(running.job);
    queue.add(jobOf('waiting', log).job);
    queue.clear();
    running.end();
    await settle();
    expect(log).toEqual(['running runs', 'running is called off']);
  });
});
