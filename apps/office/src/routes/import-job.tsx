import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import {
  anyProduct,
  useBulkChange,
  useCategoryChoices,
  useHomeTaxRates,
  useImport,
  useOperator,
  usePicturesToFetch,
} from '@skafferi/domain/office'
import { ImportJobScreen } from '@skafferi/ui/office/import-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { useProductFilters } from '../app/use-product-filters'
import { paths } from '../paths'

/** Loaded once the import was applied. */
const PlannedPrices = lazy(() => import('../app/PlannedPrices'))

/** Only archiving new products loads it. */
const BulkProducts = lazy(() => import('../app/BulkProducts'))

export default function ImportJobRoute() {
  const { id = '' } = useParams()
  const {
    job,
    busy,
    isStopping,
    problem,
    apply,
    stop,
    cancel,
    reopen,
    chooseRows,
    chooseAllRows,
    matchCategories,
    layout,
    matching,
    missing,
  } = useImport(id)
  const { may } = useOperator()
  const phase = job.status === 'ready' ? job.view.phase : undefined
  // While it is applied, more pictures are added.
  const isApplied = phase === 'stopped' || phase === 'done' || phase === 'broken'
  const { problem: picturesProblem, ...pictures } = usePicturesToFetch(id, isApplied)
  const view = job.status === 'ready' && isApplied ? job.view.changes : null
  const { change, isRunning, problem: undoProblem, undo } = useBulkChange(view)
  const [isArchiving, setIsArchiving] = useState(false)
  const { hrefOf } = useProductFilters()
  const navigate = useNavigate()
  const problemText = useOfficeProblem()
  return (
    <>
      <ImportJobScreen
        job={job}
        layout={layout.layout}
        matching={matching.matching}
        missing={missing.missing}
        taxRates={useHomeTaxRates()}
        categories={useCategoryChoices().map(({ name }) => name)}
        request={{
          busy,
          stopping: isStopping,
          reading: layout.busy,
          matching: matching.busy || missing.busy,
          problem: problemText(problem),
        }}
        productsHref={change ? hrefOf({ changedBy: id }) : paths.products}
        profileHref={paths.shopProfile}
        pictures={
          isApplied
            ? {
                pictures: pictures.pictures,
                editable: may.includes('catalogue'),
                pending: pictures.pending,
                problem: problemText(picturesProblem),
                onRetry: (event) => pictures.retry(event.id),
                onRetryAll: pictures.retryAll,
                onUpload: ({ id: picture, file }) => pictures.upload(picture, file),
                onLeaveOut: (event) => pictures.leaveOut(event.id),
                onLeaveOutAll: ({ state }) => pictures.leaveOutAll(state),
                named: {
                  pictures: pictures.named.pictures,
                  problem: problemText(pictures.named.problem),
                  onPictures: ({ files }) => pictures.named.send(files),
                  onResume: pictures.named.resume,
                },
              }
            : null
        }
        changes={
          change && {
            change,
            editable: may.includes('catalogue'),
            busy: isRunning,
            failure: problemText(undoProblem),
            newProductsHref: hrefOf({ createdBy: id }),
            onUndo: undo,
            onArchive: () => setIsArchiving(true),
          }
        }
        planned={
          isApplied && (
            <Suspense>
              <PlannedPrices of={{ importId: id }} />
            </Suspense>
          )
        }
        onSheet={({ sheet }) => layout.chooseSheet(sheet)}
        onEncoding={({ encoding }) => layout.chooseEncoding(encoding)}
        onHeadings={({ row }) => layout.chooseRow(row)}
        onRead={() => void layout.read()}
        onMatch={matching.match}
        onConfirm={({ confirmed }) => matching.confirm(confirmed)}
        onWithoutPrices={({ accepted }) => matching.acceptNoPrices(accepted)}
        onAnswer={missing.answer}
        onRemember={({ remember }) => (missing.missing ? missing : matching).remember(remember)}
        onCheck={() => void (missing.missing ? missing : matching).check()}
        onReturnToMatching={() => reopen('matching')}
        onReturnToMissing={() => reopen('asking')}
        onLeaveOut={({ column }) => void matching.leaveOut(column)}
        onTake={({ rows, taken }) => chooseRows(rows, !taken)}
        onTakeAll={({ outcome }) => chooseAllRows(outcome)}
        onMatchCategories={({ categories }) => matchCategories(categories)}
        onApply={({ confirmsJumps }) => apply(confirmsJumps)}
        onStop={stop}
        onCancel={async () => {
          if (await cancel()) void navigate(paths.import)
        }}
        onDownload={() => job.status === 'ready' && location.assign(job.view.failedHref)}
        onRestart={() => void navigate(paths.import)}
        onFile={() => void navigate(paths.import)}
      />
      {isArchiving && change && (
        <Suspense>
          <BulkProducts
            kind="archive"
            products={{ filters: { ...anyProduct, createdBy: id } }}
            count={change.created}
            categories={[]}
            onApplied={() => undefined}
            onClose={() => setIsArchiving(false)}
          />
        </Suspense>
      )}
    </>
  )
}
