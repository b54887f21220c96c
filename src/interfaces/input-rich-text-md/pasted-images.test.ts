import { dataAddresses, imagesIn, withAddresses } from './pasted-images';

const PNG = 'data:image/png;base64,iVBORw==';

const TEXT = `a ![Boat](${PNG} "t") and <img src="${PNG}">, ![](<data:image/gif;base64,R0lG>) ![x](/assets/y)`;

test('dataAddresses finds images that are in the text itself', () => {
  expect(dataAddresses(TEXT)).toEqual([PNG, PNG, 'data:image/gif;base64,R0lG']);
  expect(dataAddresses('data:text/html,x ![x](https://a.example/data:image.png)')).toEqual([]);
});

test('withAddresses puts other addresses in their place, or leaves them out', () => {
  expect(withAddresses(TEXT, ['/1', '/2', null])).toBe('a ![Boat](/1) and <img src="/2">,  ![x](/assets/y)');
  expect(withAddresses(TEXT, [])).toBe('a Boat and <img src="">,  ![x](/assets/y)');
});

test('a long text is read in reasonable time', () => {
  const started = performance.now();
  expect(dataAddresses(`${'!['.repeat(100_000)}${'data:image/'.repeat(50_000)}`)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(3_000);
});

test('imagesIn reads files, or the images of a text, whose damaged ones are left out', () => {
  const file = new File(['x'], 'boat.png', { type: 'image/png' });
  const dropped = imagesIn({ text: '', files: [file, new File(['x'], 'a.txt', { type: 'text/plain' }), file] });
  expect([dropped?.files, dropped?.textWith(['/1', null])]).toEqual([[file, file], '![](/1)']);
  const damaged = 'data:image/png;base64,A';
  const read = imagesIn({ text: `![a](${damaged}) ![b](${PNG})`, files: [file] });
  expect([read?.files.map(({ name, type, size }) => [name, type, size]), read?.textWith(['/1'])]).toEqual([
    [['image-2.png', 'image/png', 4]],
    'a ![b](/1)',
  ]);
  for (const other of [
    { text: 'text', files: [file] },
    { text: damaged, files: [] },
    { text: '', files: [] },
  ])
    expect(imagesIn(other)).toBeNull();
});
