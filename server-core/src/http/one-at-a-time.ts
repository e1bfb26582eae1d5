import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait for the response before them. Browsers and proxies send none ahead. */
const MAX_WAITING = 4;
/** With this Node's parser passes over the rest of the bytes that it has. */
const SKIP_REST = 2;

/**
 * Answers one request of a connection at a time. The next one follows when the response has left the
 * process. A connection that sends more requests ahead than may wait is closed.
 */
export function oneAtATime(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // Node gives a response its connection when the one before has left
    if (response.socket !== null) return answer(request, response);
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MAX_WAITING) return close(socket);
    waiting.set(socket, count);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // other visitors have their turn first
      setImmediate(answer, request, response);
    });
  };
}

/** Closes a connection whose bytes are being parsed: without the skip, 2,000 requests in them cost 25 ms. */
function close(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming: () => number } | null };
  if (parser) parser.onIncoming = () => SKIP_REST;
  socket.destroy();
}
