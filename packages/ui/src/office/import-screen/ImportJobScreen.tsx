import { useState, type ReactNode } from 'react'
import type {
  HomeTaxRates,
  ImportJobView,
  ImportLayoutView,
  ImportMatchingView,
  ImportTarget,
  MissingQuestionView,
  MissingValuesView,
  OfficeState,
} from '@skafferi/domain/office/views'
import { DocumentTitle } from '../../components/layout/page-layout'
import { Link } from '../../components/actions/link'
import { BannerMessage } from '../../components/feedback/banner-message'
import { ImportWizard } from '../../components/forms/import-wizard'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeImportPageWords } from '../../words/generated/office-import-page'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { officeImportWords } from '../../words/generated/office-import'
import { OfficeFailure, PageHeader } from '../page-header'
import type { ImportChangesProps } from './ImportChanges'
import type { PicturesToFetchProps } from './PicturesToFetch'
import { useCheckStage, type RemedyEvents } from './use-check-stage'
import { stepsOf, useImportStage } from './use-import-stage'
import { useMatchStage } from './use-match-stage'
import { useMissingStage } from './use-missing-stage'
import type { UnknownCategoriesProps } from './UnknownCategories'

/** Loaded with the first report of changes. */
const LazyImportChanges = lazyWithRetry(() =>
  import('./ImportChanges').then(({ ImportChanges }) => ({ default: ImportChanges })),
)

/** Loaded once the import was applied, in the same file. */
const LazyPicturesToFetch = lazyWithRetry(() =>
  import('./ImportChanges').then(({ PicturesToFetch }) => ({ default: PicturesToFetch })),
)

function LazyChanges(props: ImportChangesProps) {
  return (
    <LazyBoundary>
      <LazyImportChanges {...props} />
    </LazyBoundary>
  )
}

export interface ImportJobScreenProps extends RemedyEvents {
  job: OfficeState<ImportJobView>
  /** The sheet and the headings of the file; `null` if they cannot be chosen. */
  layout: ImportLayoutView | null
  /** The matching of its columns during that step; `null` otherwise. */
  matching: ImportMatchingView | null
  /** The questions about missing values during that step; `null` otherwise. */
  missing: MissingValuesView | null
  /** The VAT rates of the tax classes; `null` while they load. */
  taxRates: HomeTaxRates | null
  /** The names of the shop's categories, which are suggested or used for those of the file. */
  categories: readonly string[]
  /** The pending requests, and the text of the last failure. */
  request: { busy: boolean; stopping: boolean; reading: boolean; matching: boolean; problem: string | null }
  /** URL of the product list. */
  productsHref: string
  /** URL of the shop's profile, which has its country. */
  profileHref: string
  /** The pictures that products lack, after the import was applied; `null` before. */
  pictures: PicturesToFetchProps | null
  /** What it has changed, after it was applied; `null` before, and if it has changed no product. */
  changes: ImportChangesProps | null
  /** The prices that it has planned, after it was applied. */
  planned?: ReactNode
  /** The user chooses a sheet. */
  onSheet: (event: { sheet: string }) => void
  /** A character set was chosen. */
  onEncoding: (event: { encoding: string }) => void
  /** The user chooses the row of the headings. */
  onHeadings: (event: { row: string }) => void
  /** The user reads the file again with this sheet and these headings. */
  onRead: () => void
  /** The user changes the target of a column; with `quantity` if the target needs one. */
  onMatch: (event: { column: string; target: ImportTarget | ''; quantity?: string }) => void
  /** The user confirms the columns of money and tax. */
  onConfirm: (event: { confirmed: boolean }) => void
  /** The user accepts that no column is the price. */
  onWithoutPrices: (event: { accepted: boolean }) => void
  /** The user answers a question about missing values. */
  onAnswer: (event: MissingAnswer) => void
  /** The user chooses if the matching or the answers are remembered for the next file with these headings. */
  onRemember: (event: { remember: boolean }) => void
  /** The user starts the check with this matching or these answers. */
  onCheck: () => void
  /** The user leaves rows out of a checked file, or takes them back. */
  onTake: (event: { rows: readonly string[]; taken: boolean }) => void
  /** The user uses other categories for unknown ones of the file, and checks it again. */
  onMatchCategories: UnknownCategoriesProps['onMatchCategories']
  /** The user leaves out all rows of a kind, or takes back all that were left out. */
  onTakeAll: (event: { outcome: 'create' | 'update' | 'leftOut' }) => void
  /**
   * The user applies the checked import, or continues a stopped one. `confirmsJumps`: large changes of prices were
   * confirmed.
   */
  onApply: (event: { confirmsJumps: boolean }) => void
  /** The user stops the import; imported rows stay. */
  onStop: () => void
  /** The user cancels the import before it is applied. */
  onCancel: () => void
  /** The user downloads the failed rows. */
  onDownload: () => void
  /** The user starts over with another file. */
  onRestart: () => void
  /** The user chooses another file. */
  onFile: (event: { file: File }) => void
}

/** An answer to a question about missing values. */
export interface MissingAnswer {
  field: MissingQuestionView['field']
  mode: NonNullable<MissingQuestionView['mode']>
  /** The value, if it was changed. */
  value?: string
  /** The id of the group that has the value; omitted for all others. */
  group?: string
}

/** An import from the check to the report. */
export function ImportJobScreen({ job, ...events }: ImportJobScreenProps) {
  const t = useWords(officeWords)
  const importText = useWords(officeImportPageWords)
  if (job.status === 'ready') return <Job view={job.view} {...events} />
  return (
    <div className="grid gap-4 pb-8">
      <PageHeader title={t('place.import')} />
      {job.status === 'loading' ? (
        <SkeletonGroup label={importText('import.loading')} scope="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      ) : (
        <OfficeFailure title={importText('import.failed')} request={job.request} onRetry={job.retry} />
      )}
    </div>
  )
}

/** Whose VAT rates count, and where to change it. */
function VatCountry({ rates: { country, isPresumed }, href }: { rates: HomeTaxRates; href: string }) {
  const t = useWords(officeImportWords)
  const text = (
    <>
      {t(isPresumed ? 'missing.countryPresumed' : 'missing.country', { country })}{' '}
      <Link href={href}>{t('missing.otherCountry')}</Link>
    </>
  )
  return isPresumed ? (
    <BannerMessage tone="caution">{text}</BannerMessage>
  ) : (
    <p className="text-xs text-ink-muted">{text}</p>
  )
}

function Job({
  view,
  layout,
  matching,
  missing,
  taxRates,
  categories,
  request,
  productsHref,
  profileHref,
  pictures,
  changes,
  planned,
  onApply,
  onConfirm,
  onStop,
  onMatch,
  onCheck,
  onAnswer,
  onReturnToMatching,
  onReturnToMissing,
  onLeaveOut,
  onMatchCategories,
  onRestart,
  onCancel,
  ...events
}: Omit<ImportJobScreenProps, 'job'> & { view: ImportJobView }) {
  const t = useWords(officeWords)
  // The confirmation counts for one check.
  const checked = `${view.finished} ${view.priceJumpCount}`
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const isConfirmed = confirmed === checked
  const cancel = () => !request.busy && onCancel()
  const apply = () => !request.busy && onApply({ confirmsJumps: isConfirmed })
  const matchStage = useMatchStage(view, matching, request.matching)
  const missingStage = useMissingStage(view, missing, { taxRates, categories }, request.matching)
  const choices = { taxRates, categories, busy: request.busy, onMatchCategories }
  const check = useCheckStage(view, choices, {
    productsHref,
    onReturnToMatching,
    onReturnToMissing,
    onLeaveOut,
  })
  const importText = useWords(officeImportWords)
  const checkStage =
    view.priceJumpCount === 0
      ? { ...check.stage, busy: request.busy }
      : {
          ...check.stage,
          busy: request.busy,
          confirm: { text: importText('confirmJumps', { count: view.priceJumpCount }), confirmed: isConfirmed },
        }
  const stage = useImportStage(view, request, checkStage, { productsHref, onResume: apply })
  const shownStage =
    stage.step === 'report'
      ? {
          ...stage,
          ...(changes?.change.state === 'undone' && { result: 'undone' as const }),
          leftOut: check.leftOut,
          failed: check.failed,
          warned: check.warned,
          children: (
            <>
              {changes && <LazyChanges {...changes} />}
              {planned}
            </>
          ),
        }
      : stage
  const asksVat = missing?.questions.some(({ field }) => field === 'tax_class' || field === 'prices_include_vat')
  const asked = missingStage
    ? { ...missingStage, ...(asksVat && taxRates && { notice: <VatCountry rates={taxRates} href={profileHref} /> }) }
    : matchStage
  function goBack() {
    if (request.busy) return
    if (view.phase === 'checked' && view.isAsked) return onReturnToMissing()
    return view.phase !== 'matching' && view.isMatched ? onReturnToMatching() : onRestart()
  }
  return (
    <>
      <DocumentTitle>{t('place.import')}</DocumentTitle>
      {request.problem !== null && (
        <p role="alert" className="pb-3 font-medium text-critical">
          {request.problem}
        </p>
      )}
      <div className="flex flex-1 flex-col [&>*]:flex-1">
        <ImportWizard
          {...events}
          steps={stepsOf(view)}
          stage={asked ?? shownStage}
          layout={layout && { ...layout, changed: layout.isChanged, busy: request.reading }}
          onShow={check.show}
          onAnswer={({ question, ...answer }) => onAnswer({ field: question as MissingAnswer['field'], ...answer })}
          onMatch={({ target, ...column }) => onMatch({ ...column, target: target as ImportTarget | '' })}
          onConfirm={(event) =>
            view.phase === 'checked' ? setConfirmed(event.confirmed ? checked : null) : onConfirm(event)
          }
          onCheck={onCheck}
          onRemove={cancel}
          onApply={apply}
          onStop={() => !request.busy && onStop()}
          onBack={goBack}
          onCancel={cancel}
          onImportAnother={onRestart}
        />
      </div>
      {pictures !== null && (
        <div className="pt-6 pb-8">
          <LazyBoundary>
            <LazyPicturesToFetch {...pictures} />
          </LazyBoundary>
        </div>
      )}
    </>
  )
}
