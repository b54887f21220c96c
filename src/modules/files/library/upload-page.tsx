import { useNavigate, useParams } from 'react-router-dom';
import { UploadDrawer } from '../../../parts/files/uploader';
import { folderPagePath } from './places';

/** /files/+ and /files/folders/{folder}/+: adds files to the folder, whose list is below. */
export const UploadPage = () => {
  const { folder = null } = useParams();
  const navigate = useNavigate();
  return <UploadDrawer folder={folder} onClose={() => void navigate(folderPagePath(folder))} />;
};
