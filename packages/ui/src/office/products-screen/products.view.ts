import type { Availability } from '@skafferi/domain/office/views'

/** A product or a variant in the list. Texts are ready to show. */
export interface OfficeProductRowView {
  id: string
  title: string
  /** Further details ("SAL-0120 · 120 g · bag"). */
  detail: string
  href: string
  /** `null` without a picture. */
  image: string | null
  category: string
  /** The input value ("1.80") and the formatted price ("€1.80"); omitted if the list does not have it. */
  price?: { value: string; text: string }
  /** The price of the first tier and its quantity; `null` if there is none, omitted if the list does not have it. */
  tier?: { price: string; from: string } | null
  /** The number of variants; omitted if a row is one variant. */
  variants?: string
  /** The pieces, and whether they limit orders; `tracked` by default. */
  stock: { value: string; text: string; state: 'in' | 'low' | 'out'; availability?: Availability }
  state: 'active' | 'draft' | 'archived'
  /** True for sample data; `false` by default. */
  isSample?: boolean
  /** "Today, 08:14"; omitted if the list does not have it. */
  changed?: string
}

/** A page of the matching products. */
export interface OfficeProductsView {
  rows: readonly OfficeProductRowView[]
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
  cell: 'price' | 'stock'
  state: 'saving' | 'saved' | 'refused'
  /** Text of the refusal with the current value; `null` otherwise. */
  problem: string | null
}
