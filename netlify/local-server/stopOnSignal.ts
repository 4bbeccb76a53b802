/** Stops once when the process is asked to end (Ctrl-C or a plain kill), then ends it. A second Ctrl-C ends it at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  const end = async () => {
    process.once('SIGINT', () => process.exit(1));
    await stop();
    process.exit(0);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}
