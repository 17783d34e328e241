import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify from 'fastify';
import { mkdir } from 'node:fs/promises';

export type House = {
  /** Where people reach it, e.g. http://localhost:8080 */
  readonly address: string;
  close(): Promise<void>;
};

/** Serves the built page. The tables themselves move in here later. */
export async function serve(options: {
  readonly port: number;
  /** The folder that holds everything the house must not forget. */
  readonly data: string;
  /** The folder of the built page. */
  readonly page: string;
}): Promise<House> {
  await mkdir(options.data, { recursive: true });
  const app = fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether the house is reached by https is for whoever runs it to say, not for us.
    strictTransportSecurity: false,
  });
  await app.register(files, { root: options.page });
  app.get('/health', () => ({ ok: true }));
  await app.listen({ port: options.port, host: '0.0.0.0' });
  const { port } = app.server.address() as { port: number };
  return {
    address: `http://localhost:${port}`,
    close: async () => {
      await app.close();
    },
  };
}
