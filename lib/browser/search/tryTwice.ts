/** Time after which a search that failed is tried again: a phone changes its mast within it. */
const PAUSE_MS = 500;

/** Runs something that needs the network, and once more after a pause where it fails. The second failure is the caller's. */
export async function tryTwice<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch {
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    return run();
  }
}
