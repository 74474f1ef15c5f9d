import { useState } from 'react'
import type { AddQuickOrder, QuickOrderDraft } from '@skafferi/domain/shop/cart/views'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { bottomBarRef } from '../../../components/feedback/toast'
import { useWords } from '../../../words'
import { quickOrderWords } from '../../../words/generated/quick-order'
import { CartSizeNotice } from '../../prices-and-stock/cart-size-notice'
import { isTransportFailure, useProblemText } from '../../service/problem-text'
import { WishlistReport } from '../../wishlist/wishlist-report'
import { OffPageLinesDialog } from './OffPageLinesDialog'
import { OrderBar } from './OrderBar'

export interface QuickOrderFooterProps {
  list: QuickOrderDraft
  add: AddQuickOrder
  onAdd: () => void
  onClear: () => void
}

/** The result of the last press, and the OrderBar; sticky at the bottom of the window. */
export function QuickOrderFooter({ list, add, onAdd, onClear }: QuickOrderFooterProps) {
  const t = useWords(quickOrderWords)
  const problemText = useProblemText()
  const [isOffPageOpen, setIsOffPageOpen] = useState(false)
  const { view } = list
  const { report, problem, adding } = add
  const isUnanswered = problem ? isTransportFailure(problem) : view.unanswered && !adding
  return (
    <div ref={bottomBarRef} className="sticky bottom-0 z-10 grid gap-2 md:pb-1 print:hidden">
      {report && (
        <div className="max-h-[45dvh] overflow-y-auto rounded-md bg-surface shadow-float">
          <WishlistReport report={report} filter="refused" onDismiss={add.onReportDismiss} />
        </div>
      )}
      {(problem || isUnanswered) && (
        <BannerMessage tone="critical" announce="assertive">
          {isUnanswered || !problem ? t('bar.unanswered') : problemText(problem)}
        </BannerMessage>
      )}
      {view.lines > 0 && view.size && <CartSizeNotice size={view.size} />}
      {view.lines > 0 && (
        <OrderBar
          view={view}
          adding={adding}
          onAdd={onAdd}
          onClear={onClear}
          onShowOffPage={() => setIsOffPageOpen(true)}
        />
      )}
      {isOffPageOpen && view.offPageLines.length > 0 && (
        <OffPageLinesDialog lines={view.offPageLines} onRemove={list.remove} onClose={() => setIsOffPageOpen(false)} />
      )}
    </div>
  )
}
