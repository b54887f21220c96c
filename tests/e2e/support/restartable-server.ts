import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { blogWorld } from '../../../fixtures/worlds/blog';
import { Database } from '../../../src/adapters/memory';
import { createRestServer } from '../../support/rest';

const HOST = '127.0.0.1';

/**
 * A REST server over a world, which can be killed and started again at the same address. Like a real one it keeps its
 * rows, sessions among them, and knows its own access tokens by their signature.
 */
export class RestartableServer {
  readonly database = new Database(blogWorld());
  private server: Server | null = null;
  private port = 0;
  private held: string | null = null;
  private secret = 'first';

  get url(): string {
    return `http://${HOST}:${this.port}`;
  }

  async start(): Promise<void> {
    const answer = createRestServer(this.database, { secret: this.secret });
    const server = createServer((request, response) => {
      if (request.method !== this.held) answer(request, response);
    });
    await new Promise<void>((done, refused) => {
      server.once('error', refused);
      server.listen(this.port, HOST, done);
    });
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Takes requests of this method from now on, and never answers them; until the next start. */
  hold(method: string): void {
    this.held = method;
  }

  /** At once, in the middle of whatever is under way. */
  kill(): void {
    this.held = null;
    this.server?.close();
    this.server?.closeAllConnections();
    this.server = null;
  }

  /** From now on every access token that is out is refused; the sessions behind them stay. */
  async refuseTokens(): Promise<void> {
    this.secret += ' and another';
    this.kill();
    await this.start();
  }
}
