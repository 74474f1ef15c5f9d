import { useState } from 'react'
import { useBulkChange } from '@skafferi/domain/office'
import type { BulkKind, BulkSelection, CategoryChoice } from '@skafferi/domain/office/views'
import { BulkDialog, BulkResult } from '@skafferi/ui/office/bulk-products'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { useProductFilters } from './use-product-filters'

interface BulkProductsProps {
  kind: BulkKind
  products: BulkSelection
  /** The number of selected products. */
  count: number
  categories: readonly CategoryChoice[]
  /** The change was applied. */
  onApplied: () => void
  /** The dialog was closed without a change, or the result was closed. */
  onClose: () => void
}

/** The dialog that changes the selected products, then its result. */
export default function BulkProducts({ kind, products, count, categories, onApplied, onClose }: BulkProductsProps) {
  const { change, isPlanning, isRunning, problem, plan, apply, undo, reset } = useBulkChange()
  const problemText = useOfficeProblem()
  const { hrefOf } = useProductFilters()
  const [isOpen, setIsOpen] = useState(true)
  const failure = problem === null ? null : problemText(problem)

  async function finish() {
    if (!(await apply())) return
    onApplied()
    setIsOpen(false)
  }

  // The result of an interrupted change stays, so that it can be undone.
  const hasResult = change !== null && change.state !== 'planned'
  if (isOpen)
    return (
      <BulkDialog
        kind={kind}
        count={count}
        categories={categories}
        change={change}
        busy={isPlanning || isRunning}
        failure={failure}
        onPlan={(request) => void plan({ selection: products, request })}
        onBack={reset}
        onApply={() => void finish()}
        onClose={() => (hasResult ? setIsOpen(false) : onClose())}
      />
    )
  return (
    hasResult && (
      <BulkResult
        change={change}
        productsHref={hrefOf({ changedBy: change.id })}
        busy={isRunning}
        failure={failure}
        onUndo={() => void undo()}
        onClose={onClose}
      />
    )
  )
}
