import packageInfo from '../../../package.json';
import { ProjectStore, SupportLinks } from '../../application/settings';
import { useService, useStream, useText } from '../../kit';
import { Button, Dialog, Field, Textarea, useCopy } from '../../ui';
import { problemReport, reportAddress } from './problem-report.rules';

/** The details of a bug report to copy, and the operator's report page if there is one. */
export const ReportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useText();
  const { reportBug } = useService(SupportLinks);
  const { version: platform, machine } = useStream(useService(ProjectStore).info$);
  const report = problemReport({ application: packageInfo.version, platform, machine, browser: navigator.userAgent });
  const { copied, copy } = useCopy(report);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('report_bug')}
      text={t('report_bug_text')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button variant={reportBug === null ? 'primary' : 'secondary'} onClick={copy} data-autofocus>
            {t(copied ? 'copied' : 'copy_details')}
          </Button>
          {reportBug === null ? null : (
            <Button variant="primary" icon="open_in_new" href={reportAddress(reportBug, report)} newTab>
              {t('report_bug_open')}
            </Button>
          )}
        </>
      }
    >
      <Field name="report" label={t('report_details')}>
        <Textarea value={report} readOnly rows={5} onChange={() => undefined} />
      </Field>
    </Dialog>
  );
};
