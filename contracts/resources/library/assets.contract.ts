import { MatchersV3 } from '@pact-foundation/pact';
import { contract, type Contract, decoded, failed, refusal, textOf } from '../../contract';
import { FILES } from '../../platform/library';
import { state } from '../../states';
import { forbidden, harbour, TEXT, UPLOADED_ON } from './library-samples';

const { string } = MatchersV3;

const unknownKey = refusal(400, 'INVALID_QUERY', string('Key "nonsense" isn\'t configured.'));

const asset = `/assets/${FILES.first}`;

export const assetsContracts: readonly Contract[] = [
  contract({
    name: 'an image of a file that is none, which is the file itself',
    given: [harbour],
    as: 'administrator',
    request: { method: 'GET', path: asset, query: { key: 'system-small-cover', modified: UPLOADED_ON }, file: true },
    answer: { status: 200, text: { type: 'text/plain', content: TEXT } },
    call: ({ assets }) => textOf(assets.read(FILES.first, { key: 'system-small-cover' }, UPLOADED_ON)),
    gives: decoded(TEXT),
  }),
  contract({
    name: 'an image of a size that is not configured',
    given: [harbour],
    as: 'administrator',
    request: { method: 'GET', path: asset, query: { key: 'nonsense' }, file: true },
    answer: unknownKey.answer,
    call: ({ assets }) => assets.read(FILES.first, { key: 'nonsense' }),
    gives: failed(unknownKey.failure),
  }),
  contract({
    name: 'the bytes of a file that the role may not see',
    given: [harbour],
    as: 'editor',
    request: { method: 'GET', path: asset, file: true },
    answer: forbidden.answer,
    call: ({ assets }) => assets.read(FILES.first),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'the bytes of a file that is not there',
    given: [state('no file', { id: FILES.missing })],
    as: 'administrator',
    request: { method: 'GET', path: `/assets/${FILES.missing}`, file: true },
    answer: forbidden.answer,
    call: ({ assets }) => assets.read(FILES.missing),
    gives: failed(forbidden.failure),
  }),
];
