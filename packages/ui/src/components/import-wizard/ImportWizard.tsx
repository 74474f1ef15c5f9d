import { useWords } from '../../words'
import { officePartsWords } from '../../words/generated/office-parts'
import { Button } from '../button'
import { PageHeading } from '../page-layout'
import { ImportApply } from './ImportApply'
import { ImportBar } from './ImportBar'
import { ImportCheck } from './ImportCheck'
import { ImportMatch } from './ImportMatch'
import { ImportReport } from './ImportReport'
import { ImportTrack } from './ImportTrack'
import { ImportUpload } from './ImportUpload'
import type { ImportEvents, ImportStage } from './stages'

export interface ImportWizardProps extends ImportEvents {
  /** Where it stands, with all that this step shows. */
  stage: ImportStage
}

const TITLES = {
  upload: 'import.upload.title',
  match: 'import.match.title',
  check: 'import.check.title',
  apply: 'import.apply.title',
  report: 'import.report.title',
} as const

/** A file becomes rows: given, matched, checked before anything changes, applied in the background, reported. */
export function ImportWizard({ stage, ...events }: ImportWizardProps) {
  const t = useWords(officePartsWords)
  const stopped = stage.step === 'report' && stage.outcome === 'stopped'
  return (
    <div className="flex min-h-full flex-col gap-4">
      <div className="flex min-h-control flex-wrap items-center justify-between gap-3">
        <PageHeading>{t(stopped ? 'import.report.stoppedTitle' : TITLES[stage.step])}</PageHeading>
        {(stage.step === 'match' || stage.step === 'check') && (
          <Button variant="quiet" onPress={events.onCancel}>
            {t('import.cancel')}
          </Button>
        )}
      </div>
      <ImportTrack step={stage.step} finished={stage.step === 'report' && !stopped} />
      <div className="min-w-0 flex-1 pb-4">
        <Stage stage={stage} {...events} />
      </div>
      <ImportBar stage={stage} {...events} />
    </div>
  )
}

function Stage({ stage, ...events }: ImportWizardProps) {
  switch (stage.step) {
    case 'upload':
      return <ImportUpload stage={stage} onFile={events.onFile} onRemove={events.onRemove} />
    case 'match':
      return <ImportMatch stage={stage} onMatch={events.onMatch} />
    case 'check':
      return <ImportCheck stage={stage} onShow={events.onShow} onDownload={events.onDownload} />
    case 'apply':
      return <ImportApply stage={stage} onStop={events.onStop} />
    case 'report':
      return <ImportReport stage={stage} onDownload={events.onDownload} />
  }
}
