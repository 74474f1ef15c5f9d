import { unwrap, type operations, type Shelf } from '@skafferi/api'
import { pendingSend } from '../../rules/cart/quick-order'
import { applyFillResult, filledLines } from '../../rules/shelf/fill-draft'
import { sendLines, type AddReportView, type CartWriter } from '../cart'
import { openFillDraft } from './fill-draft'
import { shelfKeys, shelfQuery } from './shelf.queries'

type Answer = operations['fillShelf']['responses'][200]['content']['application/json']

/** Returns the shelf with the added lines in the cart, until it is read again: nothing of them can be filled twice. */
function withAdded(shelf: Shelf, { results, cart }: Answer): Shelf {
  const added = new Set(results.flatMap(({ variant_id: id, code }) => (code === 'added' ? [id] : [])))
  const inCart = new Map(cart.items.map(({ variant_id: id, quantity }) => [id, quantity]))
  const places = shelf.places.map((place) => {
    const id = place.variant_id
    if (!added.has(id)) return place
    return { ...place, state: 'in_cart' as const, fill: null, cart_quantity: inCart.get(id) ?? place.cart_quantity }
  })
  return { ...shelf, places }
}

/** Adds the draft to the cart in one call, as `sendLines` does. The shelf is read again, as the cart has changed. */
export async function addFill(writer: CartWriter): Promise<AddReportView> {
  const { shop, queryClient } = writer
  const draft = openFillDraft(shop)
  const places = queryClient.getQueryData(shelfQuery(shop).queryKey)?.places ?? []
  const titles = new Map(places.map((place) => [place.variant_id, place.product_title]))
  return sendLines(writer, {
    lines: () =>
      filledLines(draft.read()).flatMap((line) => {
        const title = titles.get(line.variantId)
        return title === undefined ? [] : [{ ...line, title }]
      }),
    pending: () => pendingSend(draft.read(), shop.now()),
    setSent: (sent) => draft.change((now) => ({ ...now, sent })),
    applyResult: (sent, done) => draft.change((now) => applyFillResult(now, sent, done)),
    async post(lines, key) {
      const body = {
        lines: lines.map(({ variantId, pieces, ordered }) => ({ variant_id: variantId, quantity: pieces, ordered })),
      }
      const params = { header: { 'Idempotency-Key': key } }
      const user = shop.session.getUser()
      const answer = await unwrap(shop.client.POST('/store/shelf/fill', { params, body }))
      if (shop.session.getUser() === user) {
        void queryClient.cancelQueries({ queryKey: shelfKeys.current })
        queryClient.setQueryData(shelfQuery(shop).queryKey, (shelf) => shelf && withAdded(shelf, answer))
      }
      return answer
    },
  })
}
