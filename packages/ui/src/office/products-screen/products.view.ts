import type { ListedProductView } from '@skafferi/domain/office/views'

/** A page of the matching products. */
export interface OfficeProductsView {
  rows: readonly ListedProductView[]
  page: number
  pageCount: number
  from: number
  to: number
  count: number
}

/** A cell with a pending or recent change. */
export interface OfficeCellView {
  /** The id of the row. */
  id: string
  cell: 'price' | 'stock' | 'state'
  state: 'saving' | 'saved' | 'refused'
  /** Text of the refusal with the current value; `null` otherwise. */
  problem: string | null
  /** Why it was refused; `null` otherwise. `unsaved`: it was typed earlier, and is still to be saved. */
  refusal?: { code: string; isFault: boolean } | null
  /** The typed value of a refused cell. */
  value?: string
}
