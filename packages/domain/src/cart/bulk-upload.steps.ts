import { unwrap } from '@skafferi/api'
import { toBulkReportView, toBulkSetRows } from './bulk-report.view'
import { parseBulkUpload } from './bulk-upload.rules'
import { bulkUploadLimits, type BulkUploadStep, type BulkUploadText, type CheckedBulkUpload } from './bulk-upload.view'
import { cartQuery } from './cart.queries'
import { writeCart, type CartWriter } from './cart.writes'

/**
 * Reads a text and asks the store what it would change. Nothing is sent of a text that is refused, nor of one without a
 * single fit row.
 * @throws ApiError where the store refused or did not answer
 */
export async function checkBulkUpload(
  { shop, queryClient }: CartWriter,
  given: BulkUploadText,
): Promise<BulkUploadStep> {
  const cart = await queryClient.ensureQueryData(cartQuery(shop))
  const itemIds = cart.items.map(({ id }) => id)
  const result = parseBulkUpload(given, { itemIds, limits: bulkUploadLimits })
  if (result.status === 'refused') return { name: 'entry', fault: result.fault }
  const rows = toBulkSetRows(result.rows)
  const body = { rows, preview: true }
  const answer = rows.length > 0 ? await unwrap(shop.client.POST('/store/cart/items/bulk', { body })) : null
  // The store's lines count. Those that are gone there keep the name under which the buyer knows them.
  const before = answer ? { ...answer.cart, items: [...cart.items, ...answer.cart.items] } : cart
  const report = toBulkReportView(result, answer, before, shop.locale)
  return { name: 'preview', report, checked: { parsed: result, before } }
}

/**
 * Sets the quantities of a text that was checked. The answer becomes the cart of every page.
 * @throws ApiError where the store refused or did not answer
 */
export async function applyBulkUpload(
  writer: CartWriter,
  { parsed, before }: CheckedBulkUpload,
): Promise<BulkUploadStep> {
  const body = { rows: toBulkSetRows(parsed.rows) }
  const answer = await writeCart(writer, unwrap(writer.shop.client.POST('/store/cart/items/bulk', { body })))
  return { name: 'done', report: toBulkReportView(parsed, answer, before, writer.shop.locale) }
}
