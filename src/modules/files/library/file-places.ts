import { denied } from '../../../domain/permissions';
import { AccessStore } from '../../../application/access';
import { collectionPath, type ModulePage, type Services, Translator } from '../../../kit';
import { FILES, LISTING_LOOKS, LISTINGS, placePath } from './places';

/** The listings, and the upload if the user may create files, for the command palette. */
export const filePlaces = async (services: Services): Promise<readonly ModulePage[]> => {
  const translator = services.get(Translator);
  await translator.load(['files']);
  const listings = LISTINGS.map((listing): ModulePage => ({
    title: translator.translate(LISTING_LOOKS[listing].name),
    path: placePath({ kind: 'listing', listing }),
  }));
  const upload: ModulePage = { title: translator.translate('upload_files'), path: `${collectionPath(FILES)}/+` };
  const isDenied = denied(services.get(AccessStore).access, FILES, 'create') !== false;
  return isDenied ? listings : [...listings, upload];
};
