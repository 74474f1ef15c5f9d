import { unwrap } from '@skafferi/api'
import { pendingSend } from '../../rules/cart/quick-order'
import { applyFillResult, filledLines } from '../../rules/shelf/fill-draft'
import { sendLines, type AddReportView, type CartWriter } from '../cart'
import { openFillDraft } from './fill-draft'
import { shelfKeys, shelfQuery } from './shelf.queries'

/** Adds the draft to the cart in one call, as `sendLines` does, and reads the shelf again. */
export async function addFill(writer: CartWriter): Promise<AddReportView> {
  const { shop, queryClient } = writer
  const draft = openFillDraft(shop)
  const places = queryClient.getQueryData(shelfQuery(shop).queryKey)?.places ?? []
  const titles = new Map(places.map((place) => [place.variant_id, place.product_title]))
  const report = await sendLines(writer, {
    lines: () =>
      filledLines(draft.read()).flatMap((line) => {
        const title = titles.get(line.variantId)
        return title === undefined ? [] : [{ ...line, title }]
      }),
    pending: () => pendingSend(draft.read(), shop.now()),
    setSent: (sent) => draft.change((now) => ({ ...now, sent })),
    applyResult: (sent, added) => draft.change((now) => applyFillResult(now, sent, added)),
    post(lines, key) {
      const body = { lines: lines.map(({ variantId, pieces }) => ({ variant_id: variantId, quantity: pieces })) }
      const params = { header: { 'Idempotency-Key': key } }
      return unwrap(shop.client.POST('/store/shelf/fill', { params, body }))
    },
  })
  void queryClient.invalidateQueries({ queryKey: shelfKeys.current })
  return report
}
