import { useWords } from '../../../words'
import { importWizardWords } from '../../../words/generated/import-wizard'
import { Button } from '../../actions/button'
import { PageHeading } from '../../layout/page-layout'
import { ImportBar } from './ImportBar'
import { ImportProgress } from './ImportProgress'
import {
  LazyImportApply,
  LazyImportCheck,
  LazyImportLayout,
  LazyImportMatch,
  LazyImportMissing,
  LazyImportReport,
} from './lazy-steps'
import {
  IMPORT_STEPS,
  type FileLayout,
  type ImportEventProps,
  type ImportEvents,
  type ImportStage,
  type ImportStep,
  type UploadStage,
} from './stages'
import { BannerMessage } from '../../feedback/banner-message'
import { LazyBoundary } from '../../feedback/lazy-boundary'
import { Skeleton } from '../../feedback/skeleton'
import { FileDrop } from '../file-drop'

interface ImportUploadProps extends Pick<ImportEvents, 'onFile' | 'onRemove'> {
  stage: UploadStage
}

/** The first step: choosing a file. */
function ImportUpload({
  stage: { accept, hint, files, error, notice, intro, below },
  onFile,
  onRemove,
}: ImportUploadProps) {
  const t = useWords(importWizardWords)
  return (
    <div className="grid max-w-form gap-4">
      {intro}
      <FileDrop
        label={t('upload.file')}
        hint={hint}
        error={error}
        accept={accept}
        files={files}
        state={files.some(({ status }) => status === 'uploading') ? 'full' : 'idle'}
        prompt={t('upload.prompt')}
        browseLabel={t('upload.browse')}
        onAdd={({ files: [file] }) => file && onFile({ file })}
        onRemove={onRemove}
      />
      {notice !== undefined && <BannerMessage>{notice}</BannerMessage>}
      {below}
    </div>
  )
}

export interface ImportWizardProps extends ImportEventProps {
  /** The current step with its data. */
  stage: ImportStage
  /** The steps of this import; all by default. */
  steps?: readonly ImportStep[]
  /** The sheet and the headings of the file, until it is applied; `null` by default. */
  layout?: FileLayout | null
}

const nothing = () => undefined
const NO_EVENTS = {
  onSheet: nothing,
  onEncoding: nothing,
  onHeadings: nothing,
  onRead: nothing,
  onMatch: nothing,
  onConfirm: nothing,
  onWithoutPrices: nothing,
  onRemember: nothing,
  onCheck: nothing,
  onAnswer: nothing,
}

const TITLES = {
  upload: 'upload.title',
  match: 'match.title',
  missing: 'missing.title',
  check: 'check.title',
  apply: 'apply.title',
  report: 'report.title',
} as const

/** Imports a file in steps: upload, match, answer what is missing, check, apply in the background, report. */
export function ImportWizard({ stage, steps = IMPORT_STEPS, layout = null, ...eventProps }: ImportWizardProps) {
  const events = { ...NO_EVENTS, ...eventProps }
  const t = useWords(importWizardWords)
  const isBeforeApply = stage.step === 'match' || stage.step === 'missing' || stage.step === 'check'
  const result = stage.step === 'report' ? stage.result : 'done'
  return (
    <div className="flex min-h-full flex-col gap-4">
      <div className="flex min-h-control flex-wrap items-center justify-between gap-3">
        <PageHeading>{t(result === 'done' ? TITLES[stage.step] : `report.${result}Title`)}</PageHeading>
        {isBeforeApply && (
          <Button variant="quiet" onPress={events.onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
      <ImportProgress steps={steps} step={stage.step} finished={stage.step === 'report' && result !== 'stopped'} />
      <div className="grid min-w-0 flex-1 content-start gap-4 pb-4">
        {layout !== null && isBeforeApply && (
          <LazyBoundary fallback={<Skeleton height="2.5rem" />}>
            <LazyImportLayout layout={layout} matching={stage.step === 'match'} {...events} />
          </LazyBoundary>
        )}
        <LazyBoundary fallback={<Skeleton height="24rem" />}>
          <Stage stage={stage} {...events} />
        </LazyBoundary>
      </div>
      <ImportBar stage={stage} {...events} />
    </div>
  )
}

function Stage({ stage, ...events }: ImportEvents & { stage: ImportStage }) {
  switch (stage.step) {
    case 'upload':
      return <ImportUpload stage={stage} onFile={events.onFile} onRemove={events.onRemove} />
    case 'match':
      return <LazyImportMatch stage={stage} onMatch={events.onMatch} />
    case 'missing':
      return <LazyImportMissing stage={stage} onAnswer={events.onAnswer} />
    case 'check':
      return <LazyImportCheck stage={stage} {...events} />
    case 'apply':
      return <LazyImportApply stage={stage} onStop={events.onStop} />
    case 'report':
      return <LazyImportReport stage={stage} onDownload={events.onDownload} />
  }
}
