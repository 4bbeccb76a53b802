import { stopOnSignal } from '../../../../netlify/local-server/listen.ts';
import { startServer } from '../../../../netlify/local-server/startServer.ts';

/** Runs the local server: `node serverProcess.ts <published folder> <data folder>`; prints its address. */
const [publish = '', dataDir = ''] = process.argv.slice(2);
const server = await startServer({ port: 0, publish, dataDir });
stopOnSignal(() => server.stop());
process.send?.({ url: server.url });
