import { useLocation } from 'react-router-dom';
import { docsPath } from '../../kit';
import { NavigationGroup, NavigationItem } from '../../ui';
import { GUIDE_PLACES, type GuidePlace, guideTarget } from './guide.rules';

const groupName = ({ groups }: GuidePlace): string => groups.at(-1) ?? '';

const GROUPS = [...new Set(GUIDE_PLACES.map(groupName))];

/** The contents of the guide. */
export const DocsNavigation = () => {
  const { pathname } = useLocation();
  const target = guideTarget(pathname.replace(/^\/docs/, ''));
  const open = target.kind === 'page' ? target.place.path : null;
  return (
    <>
      {GROUPS.map((group) => (
        <NavigationGroup key={group} label={group}>
          {GUIDE_PLACES.filter((place) => groupName(place) === group).map(({ path, title }) => (
            <NavigationItem key={path} label={title} icon="article" href={docsPath(path)} current={path === open} />
          ))}
        </NavigationGroup>
      ))}
    </>
  );
};
