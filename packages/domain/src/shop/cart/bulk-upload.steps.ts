import { unwrap } from '@skafferi/api'
import { isOutcomeUnknown, outcomeUnknown } from '../../platform/action'
import { findDuplicates, resolveDuplicates, type DuplicateChoice } from '../../rules/cart/bulk-duplicates'
import { toDuplicateView } from './bulk-duplicates.view'
import { toBulkReportView, toBulkSetRows, type ParsedBulkUpload } from './bulk-report.view'
import { parseBulkUpload, type BulkUploadInput } from '../../rules/cart/bulk-upload'
import { bulkUploadLimits } from './bulk-upload.view'
import type { PendingBulkUpload, BulkUploadStep, CheckedBulkUpload } from './bulk-upload.view'
import { cartQuery } from './cart.queries'
import { writeCart, type CartWriter } from './cart.writes'

/** Requests a preview from the store. Duplicate articles are resolved by the buyer first. */
async function previewRows(
  { shop, queryClient }: CartWriter,
  given: BulkUploadInput,
  parsed: ParsedBulkUpload,
): Promise<BulkUploadStep> {
  const cart = await queryClient.ensureQueryData(cartQuery(shop))
  const rows = toBulkSetRows(parsed.rows)
  const body = { rows, preview: true }
  const answer = rows.length > 0 ? await unwrap(shop.client.POST('/store/cart/items/bulk', { body })) : null
  const duplicates = findDuplicates(parsed.rows, answer?.results ?? [])
  if (duplicates.length > 0) {
    return {
      name: 'doubled',
      duplicates: duplicates.map((each) => toDuplicateView(each, shop.locale)),
      pending: { given, parsed, duplicates },
    }
  }
  // The store's lines apply. Lines that are missing there keep the displayed name.
  const before = answer ? { ...answer.cart, items: [...cart.items, ...answer.cart.items] } : cart
  const report = toBulkReportView(parsed, answer, before, shop.locale)
  return { name: 'preview', report, columns: parsed.columns, checked: { given, parsed, before } }
}

/**
 * Parses a text and requests a preview. Nothing is sent for an invalid text, or one without a valid row.
 * @throws ApiError if the store refused or did not answer
 */
export async function checkBulkUpload(writer: CartWriter, given: BulkUploadInput): Promise<BulkUploadStep> {
  const cart = await writer.queryClient.ensureQueryData(cartQuery(writer.shop))
  const itemIds = cart.items.map(({ id }) => id)
  const result = parseBulkUpload(given, { itemIds, limits: bulkUploadLimits })
  if (result.status === 'refused') return { name: 'entry', fault: result.fault }
  if (result.status === 'unclear') return { name: 'columns', columns: result.choices, given }
  return previewRows(writer, given, result)
}

/**
 * Applies the buyer's choice for duplicates and requests a preview.
 * @throws ApiError if the store refused or did not answer
 */
export function resolveBulkUpload(
  writer: CartWriter,
  { given, parsed, duplicates, choice }: PendingBulkUpload & { choice: DuplicateChoice },
): Promise<BulkUploadStep> {
  const { rows, skipped } = resolveDuplicates(parsed.rows, duplicates, { choice, maximum: bulkUploadLimits.quantity })
  return previewRows(writer, given, { ...parsed, rows, skipped: [...parsed.skipped, ...skipped] })
}

/**
 * Sets the quantities of a checked text, and updates the cart of every page.
 * @throws ApiError if the store refused; `outcome_unknown` if it did not answer
 */
export async function applyBulkUpload(
  writer: CartWriter,
  { parsed, before }: CheckedBulkUpload,
): Promise<BulkUploadStep> {
  const body = { rows: toBulkSetRows(parsed.rows) }
  const call = unwrap(writer.shop.client.POST('/store/cart/items/bulk', { body })).catch((error: unknown) => {
    throw isOutcomeUnknown(error) ? outcomeUnknown() : error
  })
  const answer = await writeCart(writer, call)
  return { name: 'done', report: toBulkReportView(parsed, answer, before, writer.shop.locale) }
}
