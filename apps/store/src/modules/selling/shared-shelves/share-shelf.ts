import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { components } from '@skafferi/api'
import { wallClock } from '@skafferi/domain/rules/delivery/calendar'
import { trimText } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import { newId } from '../../../platform/db/ids'
import { daysOfDelivery } from '../../../platform/db/markets'
import { refuse } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import { assertOnce } from '../shelf'
import { imageKeyOf, imagePathOf, shownTitle, toSharedPlace } from './to-shared-shelf'
import * as repo from './shared-shelves.repo'

type Schemas = components['schemas']

/** How long a shelf is shared, in days. */
const sharedDays = { visitor: 90, customer: 365 }
const day = 24 * 60 * 60 * 1000

/** Bytes of a code: 128 bits cannot be guessed. */
const codeBytes = 16

const emitter = new EventEmitter()

/**
 * Calls the listener for each shelf that this process shares. The transaction may still be open.
 * @returns removes the listener
 */
export function onShelfShared(listener: () => void): () => void {
  emitter.on('shared', listener)
  return () => void emitter.off('shared', listener)
}

/** Marks that reverse the direction of the text after them. */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g

/** A shelf to share. */
interface ShelfToShare {
  title: string
  trade: string | null
  places: readonly repo.PlaceToShare[]
}

/** Creates the operations of visitors and customers on shared shelves. */
export function createSharedShelves(context: Context) {
  const { db, now, files } = context
  const notShared = () => refuse('shelf_not_shared')

  return {
    /**
     * Stores a copy of a shelf. Articles that are not for sale are left out.
     * @throws StoreError 400 if an article is named twice; 404 `variant_not_found` if no article is for sale
     */
    async share(session: Session | undefined, { title, trade, places }: ShelfToShare): Promise<Schemas['ShelfLink']> {
      assertOnce(places)
      const createdAt = now()
      const forSale = await repo.findForSale(
        db,
        places.map(({ variantId }) => variantId),
        createdAt,
      )
      const shared = places.filter(({ variantId }) => forSale.has(variantId))
      if (shared.length === 0) throw refuse('variant_not_found')
      const code = randomBytes(codeBytes).toString('hex')
      const days = sharedDays[session ? 'customer' : 'visitor']
      const expiresAt = new Date(createdAt.getTime() + days * day)
      await db.transaction((tx) =>
        repo.insertShelf(
          tx,
          {
            id: newId('shelf', createdAt),
            code,
            companyId: session?.company.id ?? null,
            customerId: session?.customer.id ?? null,
            title: trimText(title.replace(directionMarks, '')),
            titleAllowedAt: session ? createdAt : null,
            trade,
            articles: shared.length,
            createdAt,
            expiresAt,
          },
          shared,
        ),
      )
      emitter.emit('shared')
      return { code, expires_at: expiresAt.toISOString(), left_out: places.length - shared.length }
    },

    /**
     * Returns the shelf of an open link, with the articles that its reader may see.
     * @throws StoreError 404 `shelf_not_shared`
     */
    async read(session: Session | undefined, code: string): Promise<Schemas['SharedShelf']> {
      const at = now()
      const shelf = await repo.findShared(db, code, at)
      if (!shelf) throw notShared()
      const companyId = session?.company.id
      const rows = await repo.findPlaces(db, shelf.id, { companyId, now: at, days: daysOfDelivery(context, at) })
      return {
        code,
        title: shownTitle(shelf),
        trade: shelf.trade,
        shared_on: wallClock(shelf.createdAt, context.timeZone).date,
        is_own: companyId !== undefined && shelf.companyId === companyId,
        left_out: Math.max(0, shelf.articles - rows.length),
        image: imagePathOf(code),
        places: rows.map(toSharedPlace),
      }
    },

    /** Returns the shelves that the company shares at present. */
    async list({ company }: Session): Promise<Schemas['SharedShelfList']> {
      const shelves = await repo.findSharedOf(db, company.id, now())
      return {
        shelves: shelves.map(({ code, title, articles, createdAt, expiresAt }) => ({
          code,
          title: title || null,
          articles,
          shared_at: createdAt.toISOString(),
          expires_at: expiresAt.toISOString(),
        })),
      }
    },

    /**
     * Removes a link of the company and its picture. Idempotent.
     * @throws StoreError 404 `shelf_not_shared` if the company has not shared it
     */
    async stop({ company }: Session, code: string): Promise<void> {
      const shelf = await repo.findOwn(db, code, company.id)
      if (!shelf) throw notShared()
      await repo.revoke(db, shelf.id, now())
      await files.delete(imageKeyOf(code))
    },
  }
}

export type SharedShelves = ReturnType<typeof createSharedShelves>
