import { assetAddress, assetIdOf, dataImage } from './addresses.rules';

test('assetIdOf finds the file of an address, on any host', () => {
  const id = '6f1f4f4e-0000-4000-8000-000000000001';
  expect(assetIdOf(assetAddress(id))).toBe(id);
  expect(assetIdOf(`https://cdn.example/api/assets/${id.toUpperCase()}?width=3`)).toBe(id);
  expect(assetIdOf(`/assets/${id}0`)).toBeNull();
  expect(assetIdOf('/assets/x')).toBeNull();
});

test('dataImage reads the image of an address that has it in itself', () => {
  expect(dataImage('data:image/png;base64,iVBO\nRw==', 2)).toEqual({
    type: 'image/png',
    name: 'image-2.png',
    bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47]),
  });
  expect(dataImage('DATA:image/jpeg;charset=x;base64,AAAA', 1)).toMatchObject({ name: 'image-1.jpg' });
  for (const other of ['data:text/html;base64,AAAA', 'data:image/png,AAAA', 'data:image/png;base64,A', '/assets/x'])
    expect(dataImage(other, 1)).toBeNull();
});
