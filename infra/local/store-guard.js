import { spawn } from 'node:child_process';
import { rmdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname } from 'node:path';

// Runs the server of the store in a network namespace, which nobody else can reach. It opens connections to the
// server for the process that started it; other processes connect through a socket file. When the process that
// started it ends, however that happens, it ends the server, too. Plain JavaScript saves 20 MB and 40 ms.
const [socket = '', port = '', command = '', ...args] = process.argv.slice(2);
process.umask(0o077);

const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
const end = (code) => {
  rmSync(socket, { force: true });
  try {
    // Removes the folder only if it is empty, as one that was created for the socket is.
    rmdirSync(dirname(socket));
  } catch {}
  process.exit(code);
};
server.once('error', () => end(1));
server.once('exit', (code) => end(code ?? 1));
const stop = () => server.kill('SIGTERM');
process.once('SIGTERM', stop);
process.once('disconnect', stop);

const connectToServer = () => connect({ port: Number(port), host: '127.0.0.1', noDelay: true });

process.on('message', (id) => {
  // Paused, so that only its recipient reads from it.
  const connection = connectToServer().pause();
  connection.once('connect', () => process.send(id, connection));
  connection.once('error', () => process.send(id));
});

rmSync(socket, { force: true });
createServer((client) => {
  const upstream = connectToServer();
  client.pipe(upstream).pipe(client);
  const close = () => {
    client.destroy();
    upstream.destroy();
  };
  for (const side of [client, upstream]) side.once('error', close).once('close', close);
}).listen(socket, () => process.send('listening'));
