import type { Cart } from '@skafferi/api'
import { bulkSetRequestLimits, bulkSetRowRequestLimits as rowLimits } from '@skafferi/api/limits'
import type { BulkUploadLimits } from './bulk-upload.rules'

/** What the store takes at once, by the contract. */
export const bulkUploadLimits: BulkUploadLimits = {
  rows: bulkSetRequestLimits.rows.maxItems,
  quantity: rowLimits.quantity.maximum,
  sku: rowLimits.sku.maxLength,
}

/** What the dialog needs to know of the cart. */
export interface BulkUploadView {
  /** Lines of the cart, each of which a list of values has to name; without any only SKUs can be given. */
  lineCount: number
  /** Their quantities as such a list ("100, 50, 240"): a start to type from. */
  quantities: string
  /** The most rows at once. */
  maxRows: number
}

/** The cart as the dialog sees it. */
export function toBulkUploadView(cart: Cart): BulkUploadView {
  return {
    lineCount: cart.items.length,
    quantities: cart.items.map(({ quantity }) => quantity).join(', '),
    maxRows: bulkUploadLimits.rows,
  }
}
