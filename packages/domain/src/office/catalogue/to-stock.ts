import type { components } from '@skafferi/api/admin'
import { formatNumber } from '../../platform/format'
import { toDateTimeView } from '../date-time'
import { toListPage } from '../list-page'
import type { Office } from '../office-context'
import type { ProductStockView, StockChange, StockMovementsView, StockMovementView } from './stock.view'

type Schemas = components['schemas']

/** The articles of a product. */
export function toProductStock({ title, variants }: Schemas['AdminProduct'], { locale }: Office): ProductStockView {
  return {
    title,
    articles: variants.flatMap(({ sku, title: name, inventory_quantity: free, availability, available_from: day }) =>
      sku === null
        ? []
        : [{ sku, title: name, free: formatNumber(free, locale), availability, availableFrom: day ?? '' }],
    ),
  }
}

/** The request of a change. */
export function toGoodsIn(change: Extract<StockChange, { kind: 'goods_in' }>): Schemas['GoodsInRequest'] {
  const { sku, pieces: quantity, availableFrom, reference } = change
  return {
    sku,
    quantity,
    ...(availableFrom !== null && { available_from: availableFrom || null }),
    ...(reference.trim() !== '' && { reference }),
  }
}

/** The request of a change. */
export function toCorrection(change: Extract<StockChange, { kind: 'correction' }>): Schemas['StockCorrectionRequest'] {
  const { sku, pieces, reason, note } = change
  return { sku, change: pieces, reason, ...(note.trim() !== '' && { note }) }
}

function toMovement(movement: Schemas['StockMovement'], hasVariants: boolean, office: Office): StockMovementView {
  const { id, at, variant, kind, change, inventory_quantity: stock, order, reason, note, changed_by: by } = movement
  const { locale, paths } = office
  return {
    id: String(id),
    time: toDateTimeView(at, office),
    variant: hasVariants ? [variant.title, variant.sku].filter(Boolean).join(' · ') : null,
    kind,
    change: new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(change),
    stock: formatNumber(stock, locale),
    order: order && { number: String(order.display_id), company: order.company_name, href: paths.order(order.id) },
    reason,
    note,
    by,
    correction:
      kind === 'goods_in' && variant.sku !== null
        ? { sku: variant.sku, pieces: -change, reason: 'booked_by_mistake' }
        : null,
  }
}

/** A page of movements. @param hasVariants true if the product has several variants */
export function toMovements(
  { movements, ...page }: Schemas['StockMovementList'],
  hasVariants: boolean,
  office: Office,
): StockMovementsView {
  return {
    ...toListPage(page, movements.length),
    rows: movements.map((movement) => toMovement(movement, hasVariants, office)),
  }
}
