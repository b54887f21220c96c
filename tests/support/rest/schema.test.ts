/** @jest-environment node */
import { FORBIDDEN, restServerPerTest } from './rest-server.fixtures';

const { send, tokenOf } = restServerPerTest();

describe('the data model', () => {
  test('has the wire format of the platform', async () => {
    const token = await tokenOf();
    expect((await send('GET', '/fields/books/title', { token })).body['data']).toEqual({
      collection: 'books',
      field: 'title',
      type: 'string',
      schema: {
        name: 'title',
        table: 'books',
        data_type: 'varchar',
        default_value: null,
        max_length: 255,
        numeric_precision: null,
        numeric_scale: null,
        is_generated: false,
        generation_expression: null,
        is_nullable: false,
        is_unique: false,
        is_primary_key: false,
        has_auto_increment: false,
        foreign_key_column: null,
        foreign_key_table: null,
      },
      meta: expect.objectContaining({
        collection: 'books',
        field: 'title',
        special: null,
        interface: 'input',
        width: 'full',
      }) as object,
    });
    expect((await send('GET', '/relations/books', { token })).body['data']).toEqual([
      {
        collection: 'books',
        field: 'writer',
        related_collection: 'writers',
        schema: expect.objectContaining({
          foreign_key_table: 'writers',
          foreign_key_column: 'id',
          on_delete: 'SET NULL',
        }) as object,
        meta: expect.objectContaining({
          id: 1,
          many_collection: 'books',
          one_collection: 'writers',
          one_field: 'books',
        }) as object,
      },
    ]);
    expect((await send('GET', '/fields/books/nope', { token })).body).toEqual({
      data: { collection: 'books', field: 'nope', type: 'alias', meta: null, schema: null },
    });
    expect((await send('GET', '/collections')).body).toEqual(FORBIDDEN);
  });

  test('is created, changed and deleted over HTTP', async () => {
    const token = await tokenOf();
    const fields = [
      { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } },
      { field: 'book', type: 'integer', schema: {} },
    ];
    expect(
      (await send('POST', '/collections', { token, body: { collection: 'loans', meta: { note: 'n' }, fields } })).body[
        'data'
      ],
    ).toMatchObject({
      collection: 'loans',
      meta: { collection: 'loans', note: 'n' },
      schema: { name: 'loans' },
    });
    const relation = {
      collection: 'loans',
      field: 'book',
      related_collection: 'books',
      meta: { one_field: 'loaned' },
      schema: { on_delete: 'CASCADE' },
    };
    expect((await send('POST', '/relations', { token, body: relation })).body['data']).toMatchObject({
      schema: { on_delete: 'CASCADE' },
      meta: { one_field: 'loaned' },
    });
    await send('POST', '/fields/books', {
      token,
      body: { field: 'loaned', type: 'alias', meta: { special: ['o2m'] } },
    });
    await send('PATCH', '/fields/loans', { token, body: [{ field: 'book', meta: { sort: 4 } }] });
    expect(
      (await send('PATCH', '/fields/loans/book', { token, body: { meta: { width: 'half' } } })).body['data'],
    ).toMatchObject({ meta: { sort: 4, width: 'half' } });
    await send('POST', '/items/loans', { token, body: { book: 2 } });
    expect((await send('GET', '/items/books/2?fields=id,loaned', { token })).body).toEqual({
      data: { id: 2, loaned: [1] },
    });
    expect((await send('DELETE', '/collections/loans', { token })).status).toBe(200);
    expect((await send('GET', '/items/loans', { token })).body).toEqual(FORBIDDEN);
  });
});
