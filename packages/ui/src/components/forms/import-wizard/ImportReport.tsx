import { useWords } from '../../../words'
import { importWizardWords } from '../../../words/generated/import-wizard'
import { BannerMessage } from '../../feedback/banner-message'
import { Button } from '../../actions/button'
import { FileIcon, PencilIcon, PlusIcon, RingIcon, WarningIcon, CheckIcon } from '../../content/icon'
import { CheckRows } from './CheckRows'
import { ImportCounts } from './ImportCounts'
import type { ImportEvents, ReportStage } from './stages'

export interface ImportReportProps extends Pick<ImportEvents, 'onDownload'> {
  stage: ReportStage
}

/** The last step: the result, and what is left to fix. */
export function ImportReport({
  stage: { result, counts, summary, failed: failedRows, warned, leftOut, children },
  onDownload,
}: ImportReportProps) {
  const t = useWords(importWizardWords)
  const failed = counts.failed > 0
  const hasProblems = failed || counts.warning > 0
  return (
    <div className="grid min-w-0 gap-5">
      <ImportCounts
        label={t('report.figures')}
        figures={[
          { outcome: 'create', label: t('report.created'), count: counts.create, icon: <PlusIcon size="sm" /> },
          {
            outcome: 'update',
            label: t('report.updated'),
            count: counts.update,
            icon: <PencilIcon size="sm" />,
          },
          {
            outcome: 'unchanged',
            label: t('report.unchanged'),
            count: counts.unchanged,
            icon: <RingIcon size="sm" />,
          },
          {
            outcome: 'warning',
            label: t('check.warning'),
            count: counts.warning,
            icon: counts.warning > 0 ? <WarningIcon size="sm" /> : <CheckIcon size="sm" />,
            tone: 'caution',
          },
          {
            outcome: 'failed',
            label: t('check.failed'),
            count: counts.failed,
            icon: failed ? <WarningIcon size="sm" /> : <CheckIcon size="sm" />,
            tone: 'critical',
          },
          ...(counts.leftOut > 0
            ? [
                {
                  outcome: 'leftOut' as const,
                  label: t('check.skip'),
                  count: counts.leftOut,
                  icon: <RingIcon size="sm" />,
                },
              ]
            : []),
        ]}
      />
      <BannerMessage
        tone={result === 'undone' ? 'info' : result === 'stopped' || hasProblems ? 'caution' : 'positive'}
        announce="polite"
        action={
          hasProblems && (
            <Button size="sm" variant="secondary" onPress={onDownload}>
              <FileIcon size="sm" />
              {t('check.download')}
            </Button>
          )
        }
      >
        {summary}
      </BannerMessage>
      {children}
      {failedRows && (
        <section className="grid min-w-0 gap-2.5">
          <h2 className="text-base leading-6 font-bold">{t('report.failed', { count: counts.failed })}</h2>
          <CheckRows stage={{ ...failedRows, outcome: 'failed' }} />
        </section>
      )}
      {warned && (
        <section className="grid min-w-0 gap-2.5">
          <h2 className="text-base leading-6 font-bold">{t('report.warned', { count: counts.warning })}</h2>
          <CheckRows stage={{ ...warned, outcome: 'warning' }} />
        </section>
      )}
      {leftOut && (
        <section className="grid min-w-0 gap-2.5">
          <h2 className="text-base leading-6 font-bold">{t('report.leftOut', { count: counts.leftOut })}</h2>
          <CheckRows stage={{ ...leftOut, outcome: 'leftOut' }} />
          {leftOut.note !== undefined && <p className="text-xs text-ink-muted">{leftOut.note}</p>}
        </section>
      )}
    </div>
  )
}
