/** Work that can be cancelled while it runs. */
export type Job = { run: () => Promise<void>; cancel: () => void };

export type JobQueue = {
  /** Adds a job; the returned function removes it, or cancels it if it runs. */
  add: (job: Job) => () => void;
  /** Removes the waiting jobs and cancels the running one. */
  clear: () => void;
};

/**
 * Runs one job at a time, the newest first: where the visitor has scrolled to matters more than what was passed on the
 * way. A job that fails does not stop the others.
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
