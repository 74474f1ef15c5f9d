import { signedIn, type Handlers } from '../../../platform/http/handler'
import type { SharedShelves } from './share-shelf'

type SharedShelfOperation = 'listSharedShelves' | 'shareShelf' | 'getSharedShelf' | 'stopSharingShelf'

/** Routes for shared shelves. */
export function sharedShelfRoutes(shelves: SharedShelves): Handlers<SharedShelfOperation> {
  return {
    listSharedShelves: async (call) => shelves.list(signedIn(call)),
    shareShelf: async ({ session, body: { title = '', trade = null, places } }) =>
      shelves.share(session, {
        title,
        trade,
        places: places.map(({ variant_id: variantId, target, facings }) => ({ variantId, target, facings })),
      }),
    getSharedShelf: async ({ session, params }) => shelves.read(session, params.code),
    async stopSharingShelf(call) {
      await shelves.stop(signedIn(call), call.params.code)
      return { stopped: true }
    },
  }
}
