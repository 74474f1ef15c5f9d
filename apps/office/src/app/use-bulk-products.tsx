import { lazy, Suspense, useState } from 'react'
import { useProductSelection } from '@skafferi/domain/office'
import type { BulkKind, BulkSelection, CategoryChoice, ProductFilters } from '@skafferi/domain/office/views'
import { BulkActions } from '@skafferi/ui/office/products-screen'

/** Only bulk actions load it. */
const BulkProducts = lazy(() => import('./BulkProducts'))

interface BulkOptions {
  filters: ProductFilters
  /** The filters as text. */
  filterKey: string
  /** The number of matching products; undefined while it loads. */
  count: number | undefined
  categories: readonly CategoryChoice[]
}

/** A started bulk action with the products that were selected then. */
interface BulkRun {
  id: number
  kind: BulkKind
  products: BulkSelection
  count: number
}

/** The selected products, and the dialog and result of changing them together. */
export function useBulkProducts({ filters, filterKey, count = 0, categories }: BulkOptions) {
  const { ids, isAll, products, select, selectAll, clear } = useProductSelection(filters, filterKey)
  const [run, setRun] = useState<BulkRun | null>(null)
  const selected = isAll ? count : ids.size
  return {
    selection: {
      ids,
      count: selected,
      actions: (
        <BulkActions
          selectableCount={isAll || count <= ids.size ? null : count}
          onSelectAll={selectAll}
          onStart={({ kind }) => setRun({ id: (run?.id ?? 0) + 1, kind, products, count: selected })}
        />
      ),
      onSelect: (event: { ids: ReadonlySet<string> }) => select(event.ids),
    },
    notice: run && (
      <Suspense>
        <BulkProducts
          key={run.id}
          kind={run.kind}
          products={run.products}
          count={run.count}
          categories={categories}
          onApplied={clear}
          onClose={() => setRun(null)}
        />
      </Suspense>
    ),
  }
}
