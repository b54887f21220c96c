/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerConf, nginxConf } from './nginx-conf';
import { policyFor, securityHeaders } from './security-headers';

const deployedFile = (name: string): string => readFileSync(join(__dirname, '../deploy', name), 'utf8');
const deployed = deployedFile('nginx.conf');

/** What each location adds, by its own first line. */
const locations = (text: string): ReadonlyMap<string, Readonly<Record<string, string>>> =>
  new Map(
    [...text.matchAll(/^ {4}location (.+) \{\n([^]*?)^ {4}\}/gm)].map(([, name = '', body = '']) => [
      name,
      Object.fromEntries(
        [...body.matchAll(/add_header (\S+) "([^"]*)" always;/g)].map(([, header = '', value = '']) => [header, value]),
      ),
    ]),
  );

describe('the sample site for nginx', () => {
  it('equals the file in deploy (otherwise run npm run nginx-conf)', () => {
    expect(deployed).toBe(nginxConf());
  });

  it.each(['/admin/assets/', '/admin/icons/', '= /admin/config.json', '/admin/'])(
    'sends the headers of the host at %s',
    (location) => {
      expect(locations(deployed).get(location)).toEqual(securityHeaders());
    },
  );

  it("leaves the platform's own headers alone", () => {
    expect(locations(deployed).get('/')).toEqual({});
  });
});

describe('the site of the container', () => {
  const container = containerConf();

  it('equals the file in deploy (otherwise run npm run nginx-conf)', () => {
    expect(deployedFile('container.conf.template')).toBe(container);
  });

  it('differs from the sample only in the address of the platform', () => {
    expect(locations(container)).toEqual(locations(deployed));
    expect(container.match(/\$\{\w+\}/g)).toEqual(['${QUARTERDECK_API}']);
    expect(container).toContain('proxy_pass ${QUARTERDECK_API};');
  });

  it('is what the Dockerfile copies', () => {
    expect(deployedFile('Dockerfile')).toContain('COPY deploy/container.conf.template ');
  });
});

test('the site for nginx allows calls to further hosts, and nothing else from there', () => {
  const connect = ['https://places.example.com', 'http://localhost:7000'];
  const text = nginxConf(null, connect);
  const allowed = `connect-src 'self' ${connect.join(' ')};`;
  const locationsWithPolicy = [...locations(text).values()].filter((headers) => 'Content-Security-Policy' in headers);
  expect(locationsWithPolicy).toHaveLength(4);
  for (const headers of locationsWithPolicy) expect(headers['Content-Security-Policy']).toContain(allowed);
  expect(text.replaceAll(allowed, "connect-src 'self';")).toBe(nginxConf());
});

describe('the site for nginx with an API on another origin', () => {
  const api = 'https://api.example.com/v1';
  const text = nginxConf(api);

  it('allows calls, pictures and media from there, and no scripts', () => {
    for (const location of ['/admin/assets/', '/admin/icons/', '= /admin/config.json', '/admin/'])
      expect(locations(text).get(location)).toEqual(securityHeaders(policyFor(api)));
    const policy = locations(text).get('/admin/')?.['Content-Security-Policy'] ?? '';
    expect(policy.match(/[a-z-]+ [^;]*https:\/\/api\.example\.com(?!\/)/g)?.map((part) => part.split(' ')[0])).toEqual([
      'img-src',
      'connect-src',
      'media-src',
    ]);
  });

  it('names the API in config.json and is no proxy', () => {
    expect(text).toContain(`return 200 '{"adapter":"http","api":"${api}"}';`);
    expect(text).not.toMatch(/proxy_|upstream/);
  });
});
