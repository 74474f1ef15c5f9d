import { lazy, Suspense, useState } from 'react'
import type { StockChange as Change } from '@skafferi/domain/office/views'

/** Only changes of stock load it. */
const StockChange = lazy(() => import('./StockChange'))

/** Opens the dialog that adds to the stock of a product. */
export function useStockChange() {
  const [run, setRun] = useState<{ number: number; id: string; kind: Change['kind'] } | null>(null)
  return {
    open: ({ id, kind }: { id: string; kind: Change['kind'] }) => setRun({ number: (run?.number ?? 0) + 1, id, kind }),
    /** The dialog or its result; null without one. */
    notice: run && (
      <Suspense>
        <StockChange key={run.number} id={run.id} kind={run.kind} onClose={() => setRun(null)} />
      </Suspense>
    ),
  }
}
