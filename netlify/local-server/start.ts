import { join } from 'node:path';
import { stopOnSignal } from './listen.ts';
import { startServer } from './startServer.ts';

/** Serves the built site with its forms: `node netlify/local-server/start.ts`. */
async function start(): Promise<void> {
  const { PORT, HOST, DATA_DIR } = process.env;
  const running = await startServer({
    ...(PORT && { port: Number(PORT) }),
    ...(HOST && { host: HOST }),
    ...(DATA_DIR && { dataDir: DATA_DIR }),
  });
  console.log(`The site is at    ${running.url}`);
  console.log(`Enquiries lie in  ${join(running.dataDir, 'blobs/entries')}`);
  console.log(`Mails lie in      ${join(running.dataDir, 'outbox')}`);
  stopOnSignal(() => running.stop());
}

start().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
