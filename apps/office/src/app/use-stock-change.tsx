import { lazy, Suspense, useState } from 'react'
import type { StockChangeProps } from './StockChange'

/** Only changes of stock load it. */
const StockChange = lazy(() => import('./StockChange'))

type Opened = Omit<StockChangeProps, 'onClose'>

/** Opens the dialog that adds to the stock of a product. */
export function useStockChange() {
  const [run, setRun] = useState<(Opened & { number: number }) | null>(null)
  return {
    open: (opened: Opened) => setRun({ ...opened, number: (run?.number ?? 0) + 1 }),
    /** The dialog or its result; null without one. */
    notice: run && (
      <Suspense>
        <StockChange key={run.number} id={run.id} kind={run.kind} start={run.start} onClose={() => setRun(null)} />
      </Suspense>
    ),
  }
}
