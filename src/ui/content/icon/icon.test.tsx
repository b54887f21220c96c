import { act, render, waitFor } from '@testing-library/react';
import { Icon } from './icon';
import { encodeBody, iconShards } from '../../../../host/build/icons';
import { readShapes } from './icon-format';

const answer = (icons: object) => Promise.resolve({ ok: true, json: () => Promise.resolve(icons) } as Response);

describe('Icon', () => {
  const fetched = jest.fn<Promise<Response>, [URL]>();
  beforeAll(() => {
    globalThis.fetch = fetched as unknown as typeof fetch;
  });
  beforeEach(() => fetched.mockReset());
  const paths = () => fetched.mock.calls.map(([url]) => url.pathname);

  it('renders a built-in icon at once without a request', () => {
    const { container } = render(<Icon name="mail" />);
    expect(container.querySelectorAll('path')).toHaveLength(1);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('fetches the common icons first, all with one request', async () => {
    fetched.mockReturnValue(answer({ xx_one: 'M0 0h1', yy_two: 'M0 0h2' }));
    const { container } = render(
      <>
        <Icon name="xx_one" />
        <Icon name="yy_two" />
      </>,
    );
    await waitFor(() => expect(container.querySelectorAll('path')).toHaveLength(2));
    expect(paths()).toEqual(['/icons/common.json']);
  });

  it('fetches the shard of an icon that is not common once, and renders the icon when it has loaded', async () => {
    fetched.mockReturnValue(answer({ zz_one: 'M0 0h1', zz_two: 'M0 0h2;!.3M0 0h3' }));
    const { container } = render(
      <>
        <Icon name="zz_one" />
        <Icon name="zz_two" />
      </>,
    );
    expect(container.querySelectorAll('svg')).toHaveLength(2);
    await waitFor(() => expect(container.querySelectorAll('path')).toHaveLength(3));
    expect(paths()).toEqual(['/icons/z.json']);
    expect(container.querySelector('path[fill-rule=evenodd]')).toHaveAttribute('opacity', '0.3');
  });

  it('fetches a filled icon from its own shard', async () => {
    fetched.mockReturnValue(answer({ zy_one: 'M0 0h4' }));
    const { container } = render(<Icon name="zy_one" filled />);
    await waitFor(() => expect(container.querySelector('path')).toHaveAttribute('d', 'M0 0h4'));
    expect(paths()).toEqual(['/icons/filled-z.json']);
  });

  it('never requests an invalid name', async () => {
    render(<Icon name="../secret" />);
    render(<Icon name="Ä" />);
    await act(() => Promise.resolve());
    expect(fetched).not.toHaveBeenCalled();
  });

  it('stays an empty box when the request fails', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    const { container } = render(<Icon name="yard" />);
    await waitFor(() => expect(paths()).toEqual(['/icons/y.json']));
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    expect(container.querySelectorAll('path')).toHaveLength(0);
  });
});

test.each([
  'bookmark_save',
  'box',
  'commit_node',
  ...[1, 2, 3, 4, 5, 6].map((columns) => `grid_${columns}`),
  ...[1, 2, 3].map((bars) => `signal_wifi_${bars}_bar`),
  'flip_horizontal',
  'flip_vertical',
  'folder_move',
  'logout',
])("the platform's icon %s is part of the shards, outlined and filled", (name) => {
  const shards = iconShards();
  expect(readShapes(shards[name.charAt(0)]?.[name] ?? '')).not.toEqual([]);
  expect(readShapes(shards[`filled-${name.charAt(0)}`]?.[name] ?? '')).not.toEqual([]);
});

describe('encodeBody', () => {
  it('turns circles and rectangles into paths', () => {
    const encoded = encodeBody(
      '<circle cx="12" cy="8" r="2"/><rect x="1" y="2" width="3" height="4" fill-opacity=".3"/>',
    );
    expect(readShapes(encoded ?? '')).toEqual([
      { d: 'M10 8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z', evenOdd: false, opacity: 1 },
      { d: 'M1 2h3v4h-3z', evenOdd: false, opacity: 0.3 },
    ]);
  });

  it('returns null for unsupported shapes', () => {
    expect(encodeBody('<path d="M0 0" transform="rotate(3)"/>')).toBeNull();
    expect(encodeBody('<g><path d="M0 0"/></g>')).toBeNull();
  });
});
