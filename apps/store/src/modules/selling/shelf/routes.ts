import type { Context } from '../../../platform/context'
import { signedIn, type Handlers } from '../../../platform/http/handler'
import type { CartService } from '../cart'
import { findOrdered } from './find-ordered'
import { readShelf } from './read-shelf'
import { saveShelf } from './save-shelf'

/** Routes for the company's shelf. */
export function shelfRoutes(context: Context, carts: CartService): Handlers<'getShelf' | 'saveShelf' | 'fillShelf'> {
  return {
    async getShelf(call) {
      return readShelf(context, context.db, signedIn(call))
    },
    async saveShelf(call) {
      const { version, places } = call.body
      return saveShelf(context, signedIn(call), {
        version,
        places: places.map(({ variant_id: variantId, target, facings }) => ({ variantId, target, facings })),
      })
    },
    async fillShelf(call) {
      const session = signedIn(call)
      const lines = call.body.lines.map(({ variant_id: variantId, quantity, ordered: shown }) => ({
        variantId,
        quantity,
        shown,
      }))
      return carts.bulkAdd(session, lines, (tx, variantIds) => findOrdered(context, tx, { session, variantIds }))
    },
  }
}
