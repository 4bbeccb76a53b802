import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { stopOnSignal } from '../../../../netlify/local-server/listen.ts';
import { startServer } from '../../../../netlify/local-server/startServer.ts';

/** The local server in a process of its own: `node serverProcess.ts <published folder> <data folder>`; says its address. */
const [publish = '', dataDir = ''] = process.argv.slice(2);
const server = await startServer({ port: 0, publish, dataDir });
stopOnSignal(() => server.stop());

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

// Asked anything, it says how much memory it holds on to.
process.on('message', () => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ bytes: heapUsed + external });
});
process.send?.({ url: server.url });
