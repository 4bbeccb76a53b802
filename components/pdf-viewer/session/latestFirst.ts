/** Work that can be called off while it runs. */
export type Job = { run: () => Promise<void>; cancel: () => void };

/** Takes jobs and does them. */
export type JobQueue = {
  /** Adds a job; the function it returns takes it out again, or calls it off where it runs. */
  add: (job: Job) => () => void;
  /** Drops what waits and calls off what runs. */
  clear: () => void;
};

/**
 * Does one job at a time, the newest first: what the visitor has just come to matters more than what was passed on
 * the way. A job that fails does not stop the others.
 */
export function createLatestFirst(): JobQueue {
  let waiting: Job[] = [];
  let running: Job | undefined;

  async function work(): Promise<void> {
    if (running) return;
    for (running = waiting.pop(); running; running = waiting.pop()) {
      await running.run().catch(() => undefined);
    }
  }

  function remove(job: Job): void {
    waiting = waiting.filter((other) => other !== job);
    if (running === job) job.cancel();
  }

  return {
    add(job) {
      waiting.push(job);
      void work();
      return () => remove(job);
    },
    clear() {
      waiting = [];
      running?.cancel();
    },
  };
}
