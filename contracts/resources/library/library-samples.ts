import { MatchersV3 } from '@pact-foundation/pact';
import { refusal } from '../../contract';
import { FILES } from '../../platform/library';
import { state } from '../../states';

const { string } = MatchersV3;

export const UPLOADED_ON = '2026-11-20T08:00:00';

export const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));
export const noSuchFolder = refusal(400, 'INVALID_FOREIGN_KEY', string('Invalid foreign key.'));

export const TEXT = 'Before the first ferry\n';

/** The state with the text file that most contracts of the library read or change. */
export const harbour = state('a file', {
  id: FILES.first,
  name: 'harbour.txt',
  text: TEXT,
  values: { title: 'Harbour' },
});

/** The key that the examples give to a file or folder whose key the server generates. */
export const NEW_KEY = 'c0de0000-0000-4000-8000-00000000f100';
