import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { BannerMessage } from '../../feedback/banner-message'
import { Button } from '../../actions/button'
import { FileIcon, PencilIcon, PlusIcon, RingIcon, WarningIcon, CheckIcon } from '../../content/icon'
import { ImportCounts } from './ImportCounts'
import type { ImportEvents, ReportStage } from './stages'

export interface ImportReportProps extends Pick<ImportEvents, 'onDownload'> {
  stage: ReportStage
}

/** The last step: the result, and what is left to fix. */
export function ImportReport({ stage: { result, counts, summary, children }, onDownload }: ImportReportProps) {
  const t = useWords(officePartsWords)
  const failed = counts.failed > 0
  const hasProblems = failed || counts.warning > 0
  return (
    <div className="grid min-w-0 gap-5">
      <ImportCounts
        label={t('import.report.figures')}
        figures={[
          { outcome: 'create', label: t('import.report.created'), count: counts.create, icon: <PlusIcon size="sm" /> },
          {
            outcome: 'update',
            label: t('import.report.updated'),
            count: counts.update,
            icon: <PencilIcon size="sm" />,
          },
          {
            outcome: 'unchanged',
            label: t('import.check.unchanged'),
            count: counts.unchanged,
            icon: <RingIcon size="sm" />,
          },
          {
            outcome: 'warning',
            label: t('import.check.warning'),
            count: counts.warning,
            icon: counts.warning > 0 ? <WarningIcon size="sm" /> : <CheckIcon size="sm" />,
            tone: 'caution',
          },
          {
            outcome: 'failed',
            label: t('import.check.failed'),
            count: counts.failed,
            icon: failed ? <WarningIcon size="sm" /> : <CheckIcon size="sm" />,
            tone: 'critical',
          },
        ]}
      />
      <BannerMessage
        tone={result === 'stopped' || failed ? 'caution' : 'positive'}
        announce="polite"
        action={
          hasProblems && (
            <Button size="sm" variant="secondary" onPress={onDownload}>
              <FileIcon size="sm" />
              {t('import.check.download')}
            </Button>
          )
        }
      >
        {summary}
      </BannerMessage>
      {children}
    </div>
  )
}
