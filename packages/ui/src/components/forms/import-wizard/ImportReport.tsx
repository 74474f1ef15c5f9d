import { useWords } from '../../../words'
import { importWizardWords } from '../../../words/generated/import-wizard'
import { BannerMessage } from '../../feedback/banner-message'
import { Button } from '../../actions/button'
import { FileIcon } from '../../content/icon'
import { CheckRows } from './CheckRows'
import { OutcomeCounts } from './ImportCounts'
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
  const hasProblems = counts.failed > 0 || counts.warning > 0
  return (
    <div className="grid min-w-0 gap-5">
      <OutcomeCounts
        label={t('report.figures')}
        counts={counts}
        names={{ create: t('report.created'), update: t('report.updated'), unchanged: t('report.unchanged') }}
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
