// @ts-check
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

// A thread that asks for one address over and over, one question at a time on each of its connections, and
// posts how many answers came a second. It speaks just as much HTTP as that needs, so that it is not what is
// measured.
const { url, connections, seconds } = /** @type {{ url: string, connections: number, seconds: number }} */ (
  workerData
);
const { hostname, port, pathname, host } = new URL(url);
const question = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
let answers = 0;

const sockets = Array.from({ length: connections }, open);
const begun = performance.now();
setTimeout(() => {
  const rate = answers / ((performance.now() - begun) / 1000);
  for (const socket of sockets) socket.destroy();
  parentPort?.postMessage(rate);
}, seconds * 1000);

function open() {
  const socket = connect(Number(port), hostname, () => socket.write(question));
  let head = Buffer.alloc(0);
  let missing = 0;
  socket.on('data', (chunk) => {
    if (missing > 0) {
      missing -= chunk.length;
    } else {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      missing = lengthOf(head.toString('latin1', 0, end)) - (head.length - end - 4);
      head = Buffer.alloc(0);
    }
    if (missing > 0) return;
    answers += 1;
    socket.write(question);
  });
  return socket;
}

/** @param {string} head */
function lengthOf(head) {
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || !/^content-encoding: br/im.test(head) || length === undefined) {
    throw new Error(
      `${pathname} was answered by ${head.split('\r\n', 1).join('')}, not by a compressed page`,
    );
  }
  return Number(length);
}
