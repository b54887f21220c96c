/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { pingAdvice, pingProblem } from './ping-platform';
import { listen } from './listen';

const pinging = async (platform: RequestListener): Promise<string | null> => {
  const { server, port } = await listen(platform, 0, '127.0.0.1');
  try {
    return await pingProblem(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
  }
};

describe('pinging the platform', () => {
  it('returns null for a pong', async () => {
    expect(await pinging((request, response) => response.end(request.url === '/server/ping' ? 'pong' : ''))).toBeNull();
  });

  it('distinguishes a refusal, another server and no answer', async () => {
    expect(await pinging((_request, response) => response.writeHead(503).end())).toMatch(/503/);
    expect(await pinging((_request, response) => response.end('<html>'))).toMatch(/another server/);
    expect(await pingProblem('http://127.0.0.1:1')).toMatch(/./);
  });

  it('names the request and says that the application is served anyway', () => {
    expect(pingAdvice('http://cms.test', 'no answer within 5 s')).toMatch(
      /no answer within 5 s[^]*GET http:\/\/cms\.test\/server\/ping[^]*reload/,
    );
  });
});
