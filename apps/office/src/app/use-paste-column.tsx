import { useState } from 'react'
import type { ListedProductView, PastedCell } from '@skafferi/domain/office/views'
import { LazyBoundary, lazyWithRetry } from '@skafferi/ui/components/feedback/lazy-boundary'

/** Only pasting loads it. */
const PasteColumn = lazyWithRetry(() => import('./PasteColumn'))

/** Opens the dialog that pastes a column of a spreadsheet into the list. */
export function usePasteColumn(rows: readonly ListedProductView[]) {
  const [pasted, setPasted] = useState<{ cell: PastedCell; text: string; from: number } | null>(null)
  const close = () => setPasted(null)
  return {
    /** @param id of the first row that is changed; the first of the list by default */
    open({ cell = 'price', text = '', id }: { cell?: PastedCell; text?: string; id?: string }) {
      setPasted({
        cell,
        text,
        from: Math.max(
          0,
          rows.findIndex((row) => row.id === id),
        ),
      })
    },
    dialog: pasted && (
      <LazyBoundary onClose={close}>
        <PasteColumn initial={pasted} rows={rows.slice(pasted.from)} onClose={close} />
      </LazyBoundary>
    ),
  }
}
