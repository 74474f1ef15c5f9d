import type { components, ProductListItem, WishlistItem } from '@skafferi/api'
import { variantName } from '@skafferi/domain/rules/catalogue/variant-name'
import { wishlistLimit } from '@skafferi/domain/rules/wishlist/wishlist'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { toLastOrder } from '../../../platform/db/last-order'
import { refuse, type StoreError } from '../../../platform/http/errors'
import type { Page, Session } from '../../../platform/http/handler'
import { loadListItems } from '../../catalogue/shop'
import { addItems, type NewItem } from './add-items'
import { changeNote, type NoteChange } from './change-note'
import * as repo from './wishlist.repo'

type Wishlist = components['schemas']['Wishlist']

/** The result of a change. */
interface WishlistChange {
  /** True if products were added. */
  added: boolean
  /** Number of displayed products. */
  count: number
}

function wishlistFull(): StoreError {
  return refuse('wishlist_full', { most: wishlistLimit })
}

function toItem(row: repo.ItemRow, card: ProductListItem): WishlistItem {
  return {
    ...card,
    is_in_wishlist: true,
    note: row.note,
    wished_variant_id: row.variantId,
    wished_variant_title: row.variant && variantName(row.variant),
    ...toLastOrder(row.lastOrder),
    added_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }
}

/** Creates the operations on the company's wishlist. */
export function createWishlistService(context: Context) {
  const { db, now } = context

  /**
   * Changes a wishlist under a lock, so that concurrent toggles undo each other.
   * @param work returns true if it added products
   * @throws StoreError 409 `wishlist_full`
   */
  function change({ company }: Session, work: (tx: Database, at: Date) => Promise<boolean>): Promise<WishlistChange> {
    return db.transaction(async (tx) => {
      await repo.lockWishlist(tx, company.id)
      const at = now()
      await repo.deleteEnded(tx, company.id, at)
      const added = await work(tx, at)
      const count = await repo.countItems(tx, company.id, at)
      if (added && count > wishlistLimit) throw wishlistFull()
      return { added, count }
    })
  }

  return {
    /** Returns a page, last added first. */
    async list({ company }: Session, page: Page): Promise<Wishlist> {
      const at = now()
      const { rows, count } = await repo.findItems(db, company.id, page, at)
      const cards = await loadListItems(
        context,
        rows.map(({ productId }) => productId),
        company,
        at,
      )
      const byId = new Map(cards.map((card) => [card.id, card]))
      const wishlist = rows.flatMap((row) => {
        const card = byId.get(row.productId)
        return card ? [toItem(row, card)] : []
      })
      return { wishlist, count, ...page }
    },

    /** @throws StoreError as `addItems`; 409 `wishlist_full` */
    add: (session: Session, items: readonly NewItem[]): Promise<WishlistChange> =>
      change(session, async (tx, at) => {
        await addItems(tx, session, items, at)
        return true
      }),

    /**
     * Changes a note; the entry's expiry is unchanged.
     * @throws StoreError 404 `not_on_wishlist`; 409 `note_changed` if it differs from the displayed one
     */
    setNote: (session: Session, note: NoteChange): Promise<WishlistChange> =>
      change(session, async (tx) => {
        await changeNote(tx, session.company.id, note)
        return false
      }),

    /** Removes products; others are ignored. */
    remove: (session: Session, productIds: readonly string[]): Promise<WishlistChange> =>
      change(session, async (tx) => {
        await repo.deleteItems(tx, session.company.id, productIds)
        return false
      }),

    /**
     * Removes the product, or adds it if it is not on the wishlist. Products that are not for sale any more can be
     * removed.
     * @param inWishlist the desired state; setting the current one is a no-op. If undefined, the state is inverted
     * @throws StoreError as `addItems`; 409 `wishlist_full`
     */
    toggle: (session: Session, productId: string, inWishlist?: boolean): Promise<WishlistChange> =>
      change(session, async (tx, at) => {
        if (inWishlist === true) {
          if ((await repo.findNote(tx, session.company.id, productId)) !== undefined) return true
        } else if ((await repo.deleteItems(tx, session.company.id, [productId])) > 0 || inWishlist === false)
          return false
        await addItems(tx, session, [{ productId }], at)
        return true
      }),

    /** Removes all entries. */
    clear: (session: Session): Promise<WishlistChange> =>
      change(session, async (tx) => {
        await repo.deleteAll(tx, session.company.id)
        return false
      }),
  }
}

export type WishlistService = ReturnType<typeof createWishlistService>
