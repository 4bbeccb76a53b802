/** Delay before a failed search is retried: enough for a phone to change its mast. */
const PAUSE_MS = 500;

/** Runs a network task, and once more after a pause if it fails. A second failure is thrown. */
export async function tryTwice<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch {
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    return run();
  }
}
