/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConf } from './nginx-conf';
import { securityHeaders } from './security-headers';

const deployed = readFileSync(join(__dirname, '../deploy/nginx.conf'), 'utf8');

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
  it('stands in deploy as it would be written today (npm run nginx-conf)', () => {
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
