import { useState } from 'react'
import type { BulkSelection } from './bulk-changes.view'
import type { ProductFilters } from './products.view'

const none: ReadonlySet<string> = new Set()

/**
 * The selected products on all pages, or all that match the filters. A change of the filters clears the selection, so
 * that actions never apply to products outside them.
 * @param filterKey the current filters, as text
 */
export function useProductSelection(filters: ProductFilters, filterKey: string) {
  const [selection, setSelection] = useState({ filterKey, ids: none, isAll: false })
  const { ids, isAll } = selection.filterKey === filterKey ? selection : { ids: none, isAll: false }
  return {
    ids,
    /** True if all products that match the filters are selected. */
    isAll,
    /** The products for a bulk change. */
    products: (isAll ? { filters } : { ids: [...ids] }) satisfies BulkSelection as BulkSelection,
    select: (next: ReadonlySet<string>) => setSelection({ filterKey, ids: next, isAll: false }),
    selectAll: () => setSelection({ filterKey, ids, isAll: true }),
    clear: () => setSelection({ filterKey, ids: none, isAll: false }),
  }
}
