import { useRef } from 'react'
import type { Load, Problem, ReorderAction } from '@skafferi/domain/platform/action/views'
import type { ArrivalView, ReorderView } from '@skafferi/domain/shop/orders/views'
import { Dialog } from '../../../components/overlays/dialog'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { ErrorState } from '../../../components/feedback/error-state'
import { Skeleton, SkeletonGroup } from '../../../components/feedback/skeleton'
import { useToast } from '../../../components/feedback/toast'
import { FormProblem } from '../../../internal/form-problem'
import { useWords } from '../../../words'
import { reorderWords } from '../../../words/generated/reorder'
import { isNotFound, useRefusalText } from '../../service/problem-text'
import { useShopPaths } from '../../service/shop-paths'
import { Button } from '../../../components/actions/button'
import { formatReorderProblem } from './format-reorder-problem'
import { ReorderLine, type ReorderLineEvents } from './ReorderLine'

export interface ReorderDialogProps extends ReorderLineEvents {
  /** The order number. */
  displayId: string
  preview: Load<ReorderView, 'load_reorder'>
  /** When the order itself arrives; null if it has arrived, and if that is unknown. */
  arrival: Pick<ArrivalView, 'kind' | 'text' | 'isLate'> | null
  /** True while the lines are being added: the dialog cannot be closed. */
  adding: boolean
  /** Why the lines were not added, or why the result is unknown; otherwise null. */
  problem: Problem<'reorder'> | null
  /** Adds the selection; resolves to true if it is in the cart. */
  onAdd: () => Promise<boolean>
  /** Closes the dialog, after adding or without. */
  onClose: () => void
}

/** Preview of a reorder: each line with what has changed, whether it is added, and its quantity. Open while mounted. */
export function ReorderDialog(props: ReorderDialogProps) {
  const { displayId, preview, arrival, adding, problem, onChange, onAdd, onClose } = props
  const t = useWords(reorderWords)
  const paths = useShopPaths()
  const refusalText = useRefusalText()
  const { showToast } = useToast()
  const list = useRef<HTMLUListElement>(null)
  const problemText = (cause: Problem<ReorderAction>) =>
    formatReorderProblem(t, { ...cause, message: refusalText(cause) })
  const view = preview.status === 'ready' ? preview.view : null

  /** An invalid quantity is focused and marked: nothing is added or corrected. */
  async function add() {
    if (!view) return
    if (view.invalidItemId !== null) {
      const field = list.current?.querySelector<HTMLInputElement>(
        `[data-item="${CSS.escape(view.invalidItemId)}"] [inputmode]`,
      )
      field?.checkValidity()
      field?.focus()
      return
    }
    const count = view.chosen
    if (!(await onAdd())) return
    showToast({ message: t('added', { count }), action: { label: t('viewCart'), href: paths.cart } })
    onClose()
  }

  return (
    <Dialog
      open
      size="xl"
      title={t('title', { number: displayId })}
      busy={adding}
      onClose={onClose}
      footer={
        <div className="grid w-full gap-3">
          <FormProblem text={problem && problemText(problem)} />
          <ReorderFooter view={view} adding={adding} onAdd={() => void add()} onClose={onClose} />
        </div>
      }
    >
      {preview.status === 'loading' && (
        <SkeletonGroup label={t('loading')} labelVisibility="shown">
          <Skeleton height="16rem" />
        </SkeletonGroup>
      )}
      {preview.status === 'failed' && (
        <ErrorState
          title={problemText(preview.problem)}
          headingLevel={3}
          onRetry={isNotFound(preview.problem) ? undefined : () => preview.retry()}
        />
      )}
      {view && (
        <>
          {arrival && (
            <BannerMessage tone="caution">
              {t('onItsWay', { kind: arrival.isLate ? 'late' : arrival.kind, text: arrival.text })}
            </BannerMessage>
          )}
          <p className="pb-2 text-ink-muted">{t('look', { count: view.reviewCount })}</p>
          <ul ref={list} role="list" aria-label={t('lines')} className="border-t-2 border-shelf">
            {view.lines.map((line) => (
              <ReorderLine key={line.itemId} line={line} onChange={onChange} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

interface ReorderFooterProps {
  /** Null while loading. */
  view: ReorderView | null
  /** True while the lines are being added. */
  adding: boolean
  /** Add was pressed. */
  onAdd: () => void
  /** Cancel was pressed. */
  onClose: () => void
}

/** The total of the selection, and the button that adds it. */
function ReorderFooter({ view, adding, onAdd, onClose }: ReorderFooterProps) {
  const t = useWords(reorderWords)
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-x-2 gap-y-3">
      {view && (
        <p className="num me-auto" aria-live="polite">
          <b className="text-lg">{t('goods', { amount: view.goods })}</b>{' '}
          <span className="text-xs text-ink-muted">
            {view.estimated && `${t('estimated')} · `}
            {t('before', { amount: view.goodsBefore })}
          </span>
        </p>
      )}
      <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
        <Button variant="secondary" disabled={adding} onPress={onClose}>
          {t('cancel')}
        </Button>
        {view && (
          <Button
            busy={adding}
            busyLabel={t('adding')}
            disabledReason={view.chosen > 0 ? undefined : t(reasonOf(view))}
            onPress={onAdd}
          >
            {t('add', { count: view.chosen })}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Why nothing can be added: nothing is selected, or nothing is available. */
function reasonOf({ lines }: ReorderView): 'nothingChosen' | 'nothingLeft' {
  return lines.some(({ orderRule }) => orderRule.maximum > 0) ? 'nothingChosen' : 'nothingLeft'
}
