import { apiFailure, type Failure, fail, succeed } from '../../kernel';
import { DownloadFile } from './download-file';

const FILE = { id: 'f', title: 'Harbour', filename_download: 'harbour.jpg', modified_on: '2026-11-15' };
const CONTENT = new Blob(['bytes']);

const download = (result: 'content' | Failure) => {
  const read = jest.fn(() => (result === 'content' ? succeed(CONTENT) : fail(result)));
  const save = jest.fn();
  const showFailure = jest.fn();
  const operation = new DownloadFile({ assets: { read }, downloads: { save }, notifications: { showFailure } });
  operation.execute(FILE);
  operation.dispose();
  return { read, save, showFailure };
};

test('saves the current content under the name of the file', () => {
  const { read, save, showFailure } = download('content');
  expect(read).toHaveBeenCalledWith('f', undefined, '2026-11-15');
  expect(save).toHaveBeenCalledWith('harbour.jpg', CONTENT);
  expect(showFailure).not.toHaveBeenCalled();
});

test('notifies a failure and saves nothing', () => {
  const failure = apiFailure(403, 'FORBIDDEN', '');
  const { save, showFailure } = download(failure);
  expect(showFailure).toHaveBeenCalledWith(failure);
  expect(save).not.toHaveBeenCalled();
});
