import { unwrap } from '@skafferi/api'
import { applySendResult, pendingSend } from '../../rules/cart/quick-order'
import type { AddReportView } from './add-report.view'
import type { CartWriter } from './cart.writes'
import { openQuickOrder } from './quick-order'
import { sendLines } from './send-lines'

/** Adds the whole list in one call, as `sendLines` does. */
export function addQuickOrder(writer: CartWriter): Promise<AddReportView> {
  const list = openQuickOrder(writer.shop)
  return sendLines(writer, {
    lines: () => list.read().lines.map(({ variantId, title, pieces }) => ({ variantId, title, pieces })),
    pending: () => pendingSend(list.read(), writer.shop.now()),
    setSent: (sent) => list.change((now) => ({ ...now, sent })),
    applyResult: (sent, added) => list.change((now) => applySendResult(now, sent, added)),
    post(lines, key) {
      const items = lines.map(({ variantId, pieces }) => ({ variant_id: variantId, quantity: pieces }))
      const params = { header: { 'Idempotency-Key': key } }
      return unwrap(writer.shop.client.POST('/store/cart/items/bulk-add', { params, body: { items } }))
    },
  })
}
