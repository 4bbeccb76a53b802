/** A clock that advances only while its sleepers sleep: waiting takes no time, and every run is the same. */
export type VirtualClock = {
  now(): Date;
  /** Moves the clock to a later moment. */
  moveTo(moment: Date): void;
  sleep(ms: number): Promise<void>;
  /** Lets time pass until the work has settled. The work may wait only for this clock. */
  run<Result>(work: Promise<Result>): Promise<Result>;
};

type Sleeper = { until: number; wake: () => void };

/** Reading a body, for instance, takes some turns of the event loop in which nobody sleeps. */
const MOST_IDLE_TURNS = 10_000;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Starts a clock at a moment. */
export function createVirtualClock(start: Date): VirtualClock {
  let now = start.getTime();
  const sleepers: Sleeper[] = [];

  function wakeNext(): void {
    now = Math.max(now, Math.min(...sleepers.map(({ until }) => until)));
    for (const sleeper of sleepers.splice(0)) {
      if (sleeper.until <= now) sleeper.wake();
      else sleepers.push(sleeper);
    }
  }

  return {
    now: () => new Date(now),
    moveTo(moment) {
      now = Math.max(now, moment.getTime());
    },
    sleep: (ms) => (ms <= 0 ? Promise.resolve() : new Promise((wake) => sleepers.push({ until: now + ms, wake }))),
    async run(work) {
      let isDone = false;
      const finish = () => {
        isDone = true;
      };
      work.then(finish, finish);
      let idleTurns = 0;
      for (await nextTurn(); !isDone; await nextTurn()) {
        idleTurns = sleepers.length === 0 ? idleTurns + 1 : 0;
        if (idleTurns === 0) wakeNext();
        if (idleTurns > MOST_IDLE_TURNS) throw new Error('The work waits for something else than the clock.');
      }
      return work;
    },
  };
}
