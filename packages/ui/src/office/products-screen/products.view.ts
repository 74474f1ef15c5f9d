/** A product, or one variant of it, as the office lists it. Everything is ready to show. */
export interface OfficeProductRowView {
  id: string
  title: string
  /** What it is besides ("SAL-0120 · 120 g · bag"). */
  detail: string
  href: string
  /** `null` where there is no picture. */
  image: string | null
  category: string
  /** As it is typed ("1.80") and as it is read ("€1.80"); left out where the list does not tell. */
  price?: { value: string; text: string }
  /** The first better price and its quantity; `null` where there is none, left out where the list does not tell. */
  tier?: { price: string; from: string } | null
  /** How many variants it has; left out where a row is one variant. */
  variants?: string
  stock: { value: string; text: string; state: 'in' | 'low' | 'out' }
  state: 'active' | 'draft' | 'archived'
  /** "Today, 08:14"; left out where the list does not tell. */
  changed?: string
}

/** One page of the products that fit the filters. */
export interface OfficeProductsView {
  rows: readonly OfficeProductRowView[]
  page: number
  pageCount: number
  from: number
  to: number
  count: number
}

/** A cell that is being changed, or was. */
export interface OfficeCellView {
  /** The product's id, and which of its cells. */
  id: string
  cell: 'price' | 'stock'
  state: 'saving' | 'saved' | 'refused'
  /** Why it was refused and what stands there still, in words; `null` otherwise. */
  problem: string | null
}
