import type { MessageParams } from '../text/messages'

/**
 * What a row of a bulk change can become, with an example of its values; also why it is skipped, if the reason is no
 * refusal of `refusals.ts`. The sentences are in `bulk-rows.en.json` beside this file.
 */
export const bulkRows = {
  added: { name: 'SALT-120', quantity: 24 },
  updated: { name: 'SALT-120', quantity: 24, before: 12 },
  unchanged: { name: 'SALT-120', quantity: 24 },
  invalid_row: {},
  unknown_sku: { sku: 'SALT-120' },
  unknown_item: {},
  duplicate_row: { name: 'SALT-120' },
  cart_full: { name: 'SALT-120', limit: 1_500 },
} satisfies Record<string, MessageParams>

/** A result of a row of a bulk change. */
export type BulkRowCode = keyof typeof bulkRows
