import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { blogWorld } from '../../../fixtures/worlds/blog';
import { extensionsOf } from '../../../host/example-extensions';
import { Database } from '../../../src/adapters/memory';
import { createRestServer } from '../../support/rest';

const HOST = '127.0.0.1';

/**
 * A REST server over a world that can be killed and restarted at the same address. Rows and sessions survive; access
 * tokens are verified by their signature.
 */
export class RestartableServer {
  readonly database = new Database({ ...blogWorld(), extensions: extensionsOf('blog') });
  private server: Server | null = null;
  private port = 0;
  private held: string | null = null;
  private readonly announced = new Map<string, number>();
  private secret = 'first';

  get url(): string {
    return `http://${HOST}:${this.port}`;
  }

  async start(): Promise<void> {
    const answer = createRestServer(this.database, { secret: this.secret });
    const server = createServer((request, response) => {
      const bytes = this.announced.get(new URL(request.url ?? '/', this.url).pathname);
      if (bytes !== undefined)
        response.writeHead(200, { 'Content-Length': bytes, 'Content-Type': 'image/gif' }).write('GIF89a');
      else if (request.method !== this.held) answer(request, response);
    });
    await new Promise<void>((done, refused) => {
      server.once('error', refused);
      server.listen(this.port, HOST, done);
    });
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Leaves requests of this method unanswered until the next start. */
  hold(method: string): void {
    this.held = method;
  }

  /** Answers requests of this path with so many bytes, of which only the first few arrive. */
  announce(path: string, bytes: number): void {
    this.announced.set(path, bytes);
  }

  /** Closes the server and all open connections at once. */
  kill(): void {
    this.held = null;
    this.server?.close();
    this.server?.closeAllConnections();
    this.server = null;
  }

  /** Restarts with another secret, which invalidates all access tokens; sessions remain. */
  async refuseTokens(): Promise<void> {
    this.secret += ' and another';
    this.kill();
    await this.start();
  }
}
