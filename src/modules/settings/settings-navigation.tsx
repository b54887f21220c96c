import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CapabilitiesStore, ProjectStore, SupportLinks } from '../../application/settings';
import { useNamespaces, useService, useStream, useText } from '../../kit';
import { NavigationButton, NavigationGroup, NavigationItem } from '../../ui';
import { ReportDialog } from './report-dialog';
import { SETTINGS_AREAS } from './settings-areas';
import classes from './settings-navigation.module.css';

/** Written by the build, beside index.html. */
const LICENCES_PATH = '/licences.txt';

/** The areas of the settings, the operator's help, the licences, and the version of the platform. */
export const SettingsNavigation = () => {
  useNamespaces(['settings']);
  const { t } = useText();
  const { pathname } = useLocation();
  const links = useService(SupportLinks);
  const { capabilities } = useService(CapabilitiesStore);
  const { version } = useStream(useService(ProjectStore).info$);
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <NavigationGroup>
        {SETTINGS_AREAS.filter(({ needs }) => needs === undefined || capabilities[needs]).map(
          ({ path, name, icon }) => (
            <NavigationItem
              key={path}
              href={path}
              icon={icon}
              label={t(name)}
              current={pathname === path}
              within={pathname.startsWith(`${path}/`)}
            />
          ),
        )}
      </NavigationGroup>
      <NavigationGroup separated>
        <NavigationButton icon="bug_report" label={t('report_bug')} onClick={() => setReporting(true)} />
        {links.requestFeature === null ? null : (
          <NavigationItem icon="lightbulb" label={t('request_feature')} href={links.requestFeature} external />
        )}
        {links.manual === null ? null : (
          <NavigationItem icon="menu_book" label={t('manual')} href={links.manual} external />
        )}
        <NavigationItem icon="gavel" label={t('licences')} href={LICENCES_PATH} external />
      </NavigationGroup>
      {version === null ? null : <p className={classes['version']}>{t('platform_version', { version })}</p>}
      {reporting ? <ReportDialog onClose={() => setReporting(false)} /> : null}
    </>
  );
};
