import { inShownOrder } from './list-export';

test('as the columns stand, with what each takes of a related item, the key before all', () => {
  const asked = ['id', 'author.id', 'author.last_name', 'author.name', 'authored', 'title'];
  expect(inShownOrder(asked, ['title', 'author', 'authored', 'author.last_name'])).toEqual([
    'id',
    'title',
    'author.id',
    'author.name',
    'authored',
    'author.last_name',
  ]);
});

test('as they are asked for where nobody has arranged any', () => {
  expect(inShownOrder(['id', 'b', 'a'], [])).toEqual(['id', 'b', 'a']);
});
