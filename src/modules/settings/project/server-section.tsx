import { CapabilitiesStore, ProjectStore } from '../../../application/settings';
import { isUnverified } from '../../../domain/settings';
import { fileSizeText } from '../../../domain/values';
import { formatSeconds } from '../../../kernel';
import { useService, useStream, useText } from '../../../kit';
import { DescriptionList, Notice, SidebarDetail } from '../../../ui';

const UNKNOWN = '–';

/** Versions, uptimes and memory of the server, with a dash for what it does not tell; warns of an unverified version. */
export const ServerSection = () => {
  const { t, locale } = useText();
  const { version, machine } = useStream(useService(ProjectStore).info$);
  const { capabilities } = useService(CapabilitiesStore);
  const { runtime, system } = machine ?? { runtime: null, system: null };
  const duration = (seconds: number | null | undefined): string =>
    seconds === null || seconds === undefined ? UNKNOWN : formatSeconds(seconds, locale.code);
  const name = [system?.type, system?.version].filter((part) => part).join(' ');
  return (
    <SidebarDetail icon="dns" title={t('project_server')} open>
      {isUnverified(version, capabilities) ? (
        <Notice tone="warning">
          {t('server_unverified', { version: version ?? UNKNOWN, verified: capabilities.newestVerified })}
        </Notice>
      ) : null}
      <DescriptionList
        entries={[
          { name: t('server_platform'), value: <bdi>{version ?? UNKNOWN}</bdi> },
          { name: t('server_runtime'), value: <bdi>{runtime?.version ?? UNKNOWN}</bdi> },
          { name: t('server_runtime_uptime'), value: duration(runtime?.uptime) },
          { name: t('server_system'), value: <bdi>{name || UNKNOWN}</bdi> },
          { name: t('server_system_uptime'), value: duration(system?.uptime) },
          { name: t('server_memory'), value: fileSizeText(system?.memory ?? null, locale.code) ?? UNKNOWN },
        ]}
      />
    </SidebarDetail>
  );
};
