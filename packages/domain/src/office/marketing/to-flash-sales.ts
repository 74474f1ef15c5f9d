import type { components } from '@skafferi/api/admin'
import { formatDate, formatNumber } from '../../platform/format'
import { toListPage } from '../list-page'
import { formatDateTime } from '../date-time'
import type { Office } from '../office-context'
import type { FlashSaleDraft, RemoteOfferChange, ListedFlashSalesView, FlashSaleDetailView } from './promotions.view'
import { changedValues, firstDay, lastDay } from './to-promotions'

type Schemas = components['schemas']
type FlashSale = Schemas['AdminFlashSale']

/** A page of flash sales. */
export function toListedFlashSales(
  { flash_sales, ...page }: Schemas['AdminFlashSaleList'],
  office: Office,
): ListedFlashSalesView {
  return {
    ...toListPage(page, flash_sales.length),
    rows: flash_sales.map(({ id, title, starts_at, ends_at, state, items }) => ({
      id,
      title,
      begins: formatDateTime(starts_at, office),
      ends: formatDateTime(ends_at, office),
      products: formatNumber(items.length, office.locale),
      state,
      href: office.paths.flashSale(id),
    })),
  }
}

/** The title, state and dates of a flash sale. */
export function toFlashSaleDetail(
  { title, state, starts_at, ends_at }: FlashSale,
  office: Office,
): FlashSaleDetailView {
  return { title, state, span: { begins: formatDateTime(starts_at, office), ends: formatDateTime(ends_at, office) } }
}

/** The draft of a flash sale. */
export function toFlashSaleDraft({ title, starts_at, ends_at, items }: FlashSale, office: Office): FlashSaleDraft {
  return {
    title,
    starts: firstDay(starts_at, office),
    ends: lastDay(ends_at, office),
    items: items.map(({ product_id: productId, percent }) => ({ productId, percent: String(percent) })),
  }
}

const productsText = (
  items: readonly { id: string; percent: number | string }[],
  titles: ReadonlyMap<string, string>,
) => items.map(({ id, percent }) => `${titles.get(id) ?? id} −${percent}%`).join(', ')

/** The changes of a flash sale since it was read. @param titles the known titles of its products by id */
export function remoteSaleChanges(
  before: FlashSale,
  after: FlashSale,
  office: Office,
  titles: ReadonlyMap<string, string>,
): RemoteOfferChange[] {
  const valuesOf = ({ title, starts_at, ends_at, items }: FlashSale) => ({
    title,
    begins: formatDateTime(starts_at, office),
    ends: formatDateTime(ends_at, office),
    products: productsText(
      items.map(({ product_id: productId, percent }) => ({ id: productId, percent })),
      titles,
    ),
  })
  return changedValues(valuesOf(before), valuesOf(after))
}

/** The changes of a flash sale since its form was edited. @param titles the known titles of its products by id */
export function overwrittenSaleChanges(
  before: FlashSaleDraft,
  after: FlashSaleDraft,
  { locale }: Pick<Office, 'locale'>,
  titles: ReadonlyMap<string, string>,
): RemoteOfferChange[] {
  const day = (text: string) => (text === '' ? null : formatDate(text, locale))
  const valuesOf = ({ title, starts, ends, items }: FlashSaleDraft) => ({
    title,
    begins: day(starts),
    ends: day(ends),
    products: productsText(
      items.map(({ productId, percent }) => ({ id: productId, percent })),
      titles,
    ),
  })
  return changedValues(valuesOf(before), valuesOf(after))
}
