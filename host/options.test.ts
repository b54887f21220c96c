import { parseOptions } from './options';

describe('the options of the host', () => {
  it('default to the blog world on port 4173', () => {
    expect(parseOptions([])).toEqual({
      options: { api: null, world: 'blog', host: '127.0.0.1', port: 4173, open: false, build: true },
    });
  });

  it('take the address of a platform without its last slash', () => {
    expect(parseOptions(['--api', 'https://cms.example.com/'])).toMatchObject({
      options: { api: 'https://cms.example.com' },
    });
    expect(parseOptions(['--api=http://localhost:8055/cms/'])).toMatchObject({
      options: { api: 'http://localhost:8055/cms' },
    });
  });

  it.each([
    ['cms.example.com', /full address/],
    ['localhost:8055', /starts with localhost:/],
    ['ftp://cms.example.com', /starts with ftp:/],
    ['https://me:secret@cms.example.com', /user name or a password/],
    ['https://cms.example.com/?a=1', /without '\?a=1'/],
  ])('refuse the address %s', (address, problem) => {
    expect(parseOptions(['--api', address])).toEqual({ problem: expect.stringMatching(problem) });
  });

  it.each([
    [['--port', '80a'], /'80a'/],
    [['--port', '70000'], /'70000'/],
    [['--world', 'atlantis'], /There is no world 'atlantis'/],
    [['--colour', 'red'], /--colour/],
    [['--help'], /--api URL/],
  ])('explain %j', (args, problem) => {
    expect(parseOptions(args)).toEqual({ problem: expect.stringMatching(problem) });
  });
});
