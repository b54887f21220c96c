import { problemReport, reportAddress } from './problem-report.rules';

const machine = {
  runtime: { version: '16.20.2', uptime: 60 },
  system: { type: 'Linux', version: '5.15', uptime: 600, memory: 1024 },
};

test('lists the versions of application, platform, server and browser', () => {
  const report = problemReport({ application: '0.1.0', platform: '9.0.0-rc.83', machine, browser: 'Firefox/130' });
  expect(report.split('\n')).toEqual([
    'Quarterdeck: 0.1.0',
    'Platform: 9.0.0-rc.83',
    'Node: 16.20.2',
    'Operating system of the server: Linux 5.15',
    'Browser: Firefox/130',
  ]);
});

test('says what the server does not tell', () => {
  const report = problemReport({ application: '0.1.0', platform: null, machine: null, browser: '' });
  expect(report.match(/unknown/g)).toHaveLength(4);
});

test('puts the encoded report into the address', () => {
  expect(reportAddress('https://help.example/new?a={report}&b={report}', 'a b\n&')).toBe(
    'https://help.example/new?a=a%20b%0A%26&b=a%20b%0A%26',
  );
  expect(reportAddress('https://help.example/', 'x')).toBe('https://help.example/');
});
