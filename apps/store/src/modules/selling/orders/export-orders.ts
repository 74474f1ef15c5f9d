import type { Address } from '@skafferi/api'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { formatEmployerId } from '@skafferi/domain/rules/registration/employer-id-form'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { stringify, toLocalTime } from '../../catalogue/imports'
import { toOperatorListItem, type OperatorListItem } from './to-operator-order'
import * as repo from './operator-orders.repo'

/** The maximum number of orders in a file, which is built in memory. */
const maxOrders = 10_000
const batchSize = 1_000

/** What a row of the file is. */
export type OrderFileRows = 'orders' | 'lines'

/** The columns of a file by their headings. */
type Columns<Row> = Readonly<Record<string, (row: Row) => string>>

const orderColumns = (timeZone: string): Columns<OperatorListItem> => ({
  number: ({ display_id }) => String(display_id),
  [`placed (${timeZone})`]: ({ created_at }) => toLocalTime(created_at, timeZone),
  company: ({ company_name }) => company_name,
  email: ({ email }) => email,
  status: ({ status }) => status,
  fulfillment: ({ fulfillment_status }) => fulfillment_status,
  payment: ({ payment_status }) => payment_status,
  lines: ({ lines }) => String(lines),
  po_number: ({ po_number }) => po_number ?? '',
  reference: ({ customer_reference }) => customer_reference ?? '',
  total: ({ total }) => total.toFixed(2),
  refunded: ({ refunded_total }) => refunded_total.toFixed(2),
  currency: ({ currency_code }) => currency_code.toUpperCase(),
  due: ({ amount_due }) => amount_due.toFixed(2),
  shipment: ({ shipment_state }) => shipment_state,
  pieces: ({ pieces }) => String(pieces),
  shipped_pieces: ({ shipped_pieces }) => String(shipped_pieces),
  id: ({ id }) => id,
})

/** A line of an order, or its shipping at a VAT rate, with the order. Amounts are in minor units. */
interface FileLine {
  row: repo.OperatorListRow
  type: 'item' | 'shipping'
  sku: string | null
  product: string
  variant: string
  quantity: number
  unitPrice: number
  discount: number
  net: number
  taxClass: string
  /** Null if it is unknown. */
  taxRate: number | null
  tax: number
}

const amount = (minor: number) => toMajor(minor).toFixed(2)

const addressColumns = (prefix: string, of: (line: FileLine) => Address): Columns<FileLine> => {
  const parts: Readonly<Record<string, (address: Address) => string | null>> = {
    name: ({ first_name, last_name }) => `${first_name} ${last_name}`.trim(),
    company: ({ company }) => company,
    address_1: ({ address_1 }) => address_1,
    address_2: ({ address_2 }) => address_2,
    postal_code: ({ postal_code }) => postal_code,
    city: ({ city }) => city,
    province: ({ province }) => province,
    country: ({ country_code }) => country_code.toUpperCase(),
  }
  return Object.fromEntries(
    Object.entries(parts).map(([name, read]) => [`${prefix}_${name}`, (line: FileLine) => read(of(line)) ?? '']),
  )
}

const lineColumns = (timeZone: string): Columns<FileLine> => ({
  number: ({ row }) => String(row.order.displayId),
  [`placed (${timeZone})`]: ({ row }) => toLocalTime(row.order.createdAt.toISOString(), timeZone),
  status: ({ row }) => row.order.status,
  payment: ({ row }) => row.order.paymentStatus,
  company: ({ row }) => row.order.buyer?.name ?? row.companyName,
  organisation_number: ({ row }) =>
    formatEmployerId(row.order.billingAddress.country_code, row.order.buyer?.organisationNumber ?? ''),
  vat_id: ({ row }) => row.order.buyer?.vatId ?? '',
  email: ({ row }) => row.order.email,
  po_number: ({ row }) => row.order.poNumber ?? '',
  reference: ({ row }) => row.order.customerReference ?? '',
  type: ({ type }) => type,
  sku: ({ sku }) => sku ?? '',
  product: ({ product }) => product,
  variant: ({ variant }) => variant,
  quantity: ({ quantity }) => String(quantity),
  unit_price: ({ unitPrice }) => amount(unitPrice),
  discount: ({ discount }) => amount(discount),
  net: ({ net }) => amount(net),
  tax_class: ({ taxClass }) => taxClass,
  vat_percent: ({ taxRate }) => (taxRate === null ? '' : String(taxRate)),
  vat: ({ tax }) => amount(tax),
  total: ({ net, tax }) => amount(net + tax),
  currency: ({ row }) => row.order.currencyCode.toUpperCase(),
  due_date: ({ row }) => row.order.dueDate ?? '',
  ...addressColumns('billing', ({ row }) => row.order.billingAddress),
  ...addressColumns('shipping', ({ row }) => row.order.shippingAddress),
  order_id: ({ row }) => row.order.id,
})

interface ShippingSum {
  /** Null if the shipping is taxed at several rates, which older orders do not name. */
  percent: number | null
  net: number
  tax: number
}

/** Returns the part of the shipping at each VAT rate: what the lines leave of the order's sum at the rate. */
function shippingSums({ order }: repo.OperatorListRow, items: readonly repo.OrderItemRow[]): ShippingSum[] {
  const taxOf = (lines: typeof items) => lines.reduce((sum, { taxTotal }) => sum + taxTotal, 0)
  const netOf = (lines: typeof items) => lines.reduce((sum, line) => sum + line.subtotal - line.discountTotal, 0)
  const [first, ...others] = new Set(items.map(({ taxRate }) => taxRate))
  const only = others.length === 0 ? (first ?? null) : null
  const sums = order.tax
    ? order.tax.rates.map(({ percent, net, tax }) => {
        const lines = items.filter(({ taxRate }) => taxRate === percent)
        return { percent, net: net - netOf(lines), tax: tax - taxOf(lines) }
      })
    : [{ percent: only, net: order.shippingTotal, tax: order.taxTotal - taxOf(items) }]
  return sums.filter(({ net, tax }) => net !== 0 || tax !== 0)
}

/** Returns the lines of an order; their totals add up to that of the order. */
function linesOf(row: repo.OperatorListRow, items: readonly repo.OrderItemRow[]): FileLine[] {
  const lines = items.map((item): FileLine => ({
    row,
    type: 'item',
    sku: item.sku,
    product: item.title,
    variant: item.variantTitle,
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    discount: item.discountTotal,
    net: item.subtotal - item.discountTotal,
    taxClass: item.taxClass,
    taxRate: item.taxRate,
    tax: item.taxTotal,
  }))
  const { shippingOptionName, shippingOption } = row.order
  const shipping = shippingSums(row, items).map(({ percent, net, tax }): FileLine => ({
    row,
    type: 'shipping',
    sku: null,
    product: shippingOptionName ?? shippingOption,
    variant: '',
    quantity: 1,
    unitPrice: net,
    discount: 0,
    net,
    taxClass: '',
    taxRate: percent,
    tax,
  }))
  return [...lines, ...shipping]
}

/** A file of orders and its name. */
export interface OrdersFile {
  name: string
  content: string
}

async function cellsOf(
  tx: Database,
  rows: readonly repo.OperatorListRow[],
  kind: OrderFileRows,
  timeZone: string,
): Promise<string[][]> {
  if (kind === 'orders') {
    const columns = Object.values(orderColumns(timeZone))
    return rows.map((row) => columns.map((cellOf) => cellOf(toOperatorListItem(row))))
  }
  const columns = Object.values(lineColumns(timeZone))
  const items = new Map<string, repo.OrderItemRow[]>()
  for (const item of await repo.findItemsOfOrders(
    tx,
    rows.map(({ order }) => order.id),
  ))
    items.set(item.orderId, [...(items.get(item.orderId) ?? []), item])
  const lines = rows.flatMap((row) => linesOf(row, items.get(row.order.id) ?? []))
  return lines.map((line) => columns.map((cellOf) => cellOf(line)))
}

/** Exports orders or their lines as CSV, newest first, up to a maximum; the file name says if orders are missing. */
export function exportOrders(
  { db, timeZone }: Pick<Context, 'db' | 'timeZone'>,
  filter: repo.OperatorFilter,
  kind: OrderFileRows,
): Promise<OrdersFile> {
  const headings = Object.keys(kind === 'orders' ? orderColumns(timeZone) : lineColumns(timeZone))
  // In one snapshot: new orders would shift the following pages.
  return db.transaction(
    async (tx) => {
      const sums = await repo.sumAllOrders(tx, filter)
      const count = sums.reduce((all, sum) => all + sum.count, 0)
      const lines: string[][] = []
      for (let offset = 0; offset < Math.min(count, maxOrders); offset += batchSize) {
        const rows = await repo.findAllOrders(tx, filter, Math.min(batchSize, maxOrders - offset), offset)
        lines.push(...(await cellsOf(tx, rows, kind, timeZone)))
      }
      const base = kind === 'orders' ? 'orders' : 'order-lines'
      const name = count > maxOrders ? `${base}-newest-${maxOrders}-of-${count}.csv` : `${base}.csv`
      return { name, content: stringify([headings, ...lines]) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
