import type { Problem } from '@faubourg/core';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { REQUEST_ID } from './request-id.ts';
import { statusOf } from './status.ts';

/** Refuses on a connection that has no HTTP response object, and ends the connection. */
export function refuseRaw(socket: Duplex, why: Problem, requestId?: string): void {
  const status = statusOf(why);
  const body = JSON.stringify({ problem: why });
  const seconds = why.data['seconds'];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    'connection: close',
    ...(requestId === undefined ? [] : [`${REQUEST_ID}: ${requestId}`]),
    `content-length: ${Buffer.byteLength(body)}`,
    ...(typeof seconds === 'number' ? [`retry-after: ${seconds}`] : []),
  ];
  endRaw(socket, `${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Sends a last text. Clients that do not close the connection themselves are not waited for. */
export function endRaw(socket: Duplex, text: string): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.once('finish', () => socket.destroy());
  socket.end(text);
}
