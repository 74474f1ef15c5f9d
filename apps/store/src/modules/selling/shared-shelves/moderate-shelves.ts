import type { components } from '@skafferi/api/admin'
import type { Context } from '../../../platform/context'
import { recordOperatorEvent } from '../../../platform/db/events'
import type { Database } from '../../../platform/db/database'
import { refuse } from '../../../platform/http/errors'
import type { Page } from '../../../platform/http/handler'
import { imageKeyOf, toAdminShelf } from './to-shared-shelf'
import * as repo from './shared-shelves.repo'

type AdminSharedShelf = components['schemas']['AdminSharedShelf']

/** Creates the operations of operators on shared shelves. */
export function createSharedShelvesOperator({ db, now, files }: Context) {
  async function find(tx: Database, id: string): Promise<repo.ListedShelf> {
    const found = await repo.findShelf(tx, id)
    if (!found) throw refuse('shelf_not_shared')
    return found
  }

  return {
    /** Returns a page of shared shelves, newest first, and their total. */
    async pageShelves(state: repo.SharedShelfState | undefined, page: Page) {
      const { shelves, count } = await repo.pageShelves(db, { state, now: now() }, page)
      return { shelves: shelves.map(toAdminShelf), count }
    },

    /**
     * Shows a visitor's title to everyone. Idempotent.
     * @throws StoreError 404 `shelf_not_shared`
     */
    allowTitle: (id: string): Promise<AdminSharedShelf> =>
      db.transaction(async (tx) => {
        await find(tx, id)
        const at = now()
        if (await repo.allowTitle(tx, id, at))
          await recordOperatorEvent(tx, { at, action: 'shelf.title_allowed', subjectId: id })
        return toAdminShelf(await find(tx, id))
      }),

    /**
     * Removes the link of a shelf and its picture. Idempotent.
     * @throws StoreError 404 `shelf_not_shared`
     */
    async revokeShelf(id: string): Promise<AdminSharedShelf> {
      const { shelf } = await find(db, id)
      const revoked = await db.transaction(async (tx) => {
        const at = now()
        if (await repo.revoke(tx, id, at)) await recordOperatorEvent(tx, { at, action: 'shelf.revoked', subjectId: id })
        return toAdminShelf(await find(tx, id))
      })
      await files.delete(imageKeyOf(shelf.code))
      return revoked
    },
  }
}

export type SharedShelvesOperator = ReturnType<typeof createSharedShelvesOperator>
