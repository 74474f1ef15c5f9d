import type { ReorderView } from '@skafferi/domain/shop/orders/views'
import { Button } from '../../../components/actions/button'
import { useWords } from '../../../words'
import { reorderWords } from '../../../words/generated/reorder'

export interface ReorderFooterProps {
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
export function ReorderFooter({ view, adding, onAdd, onClose }: ReorderFooterProps) {
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
  return lines.some(({ maximum }) => maximum > 0) ? 'nothingChosen' : 'nothingLeft'
}
