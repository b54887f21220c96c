import { of, tap } from 'rxjs';
import { match } from 'fp-ts/Either';
import { downloadName, type FileInfo } from '../../domain/files';
import { type Call, CallOperation, mapCall, type NamedTokens } from '../../kernel';
import { Downloads } from '../../ports/environment/downloads';
import { AssetsGateway } from '../../ports/gateways/assets-gateway';
import { Notifications } from '../notifications';

export interface DownloadDependencies {
  readonly assets: AssetsGateway;
  readonly downloads: Downloads;
  readonly notifications: Pick<Notifications, 'showFailure'>;
}

export const downloadDependencies: NamedTokens<DownloadDependencies> = {
  assets: AssetsGateway,
  downloads: Downloads,
  notifications: Notifications,
};

/**
 * Saves the content of a file on the device, under its name. A failure is notified. Not in the queue of `Assets`: a large
 * file would hold up the pictures of the page.
 */
export class DownloadFile extends CallOperation<never, Omit<FileInfo, 'type'>> {
  constructor(private readonly dependencies: DownloadDependencies) {
    super(of(false as const));
  }

  protected run(file: Omit<FileInfo, 'type'>): Call<void> {
    const { assets, downloads, notifications } = this.dependencies;
    return assets.read(file.id, undefined, file.modified_on).pipe(
      tap(
        match(
          (failure) => notifications.showFailure(failure),
          (content) => downloads.save(downloadName(file), content),
        ),
      ),
      mapCall(() => undefined),
    );
  }
}
