import { gt, min, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database'
import { catalogueChanges, flashSales, listedProducts } from '../../db/schema'
import type { ListingSort } from '@skafferi/domain/catalog/catalog.rules'
import { findProducts } from './catalog.search.repo'

/** The catalogue as it is at a moment. */
export interface CatalogueState {
  /** Differs after every change of what lists show. */
  version: string
  /** When it changes by itself next: a product comes out, a sale begins or ends. Null where nothing is planned. */
  until: Date | null
}

/** How the catalogue is, by one small statement. */
export async function findCatalogueState(db: Database, now: Date): Promise<CatalogueState> {
  const { publishedAt } = listedProducts
  const { startsAt, endsAt } = flashSales
  const planned = unionAll(
    db
      .select({ at: min(publishedAt).as('at') })
      .from(listedProducts)
      .where(gt(publishedAt, now)),
    db
      .select({ at: min(startsAt).as('at') })
      .from(flashSales)
      .where(gt(startsAt, now)),
    db
      .select({ at: min(endsAt).as('at') })
      .from(flashSales)
      .where(gt(endsAt, now)),
  ).as('planned')
  const version = sql<string>`(select coalesce(sum(${catalogueChanges.changes}), 0)::text from ${catalogueChanges})`
  const [state] = await db.select({ version, until: sql`min(${planned.at})`.mapWith(publishedAt) }).from(planned)
  return { version: state?.version ?? '', until: state?.until ?? null }
}

const everything = { limit: 0, offset: 0, sort: 'newest' as ListingSort, withCount: true, withFacets: true }

/** How many products there are, and what a list of all could be narrowed down to. */
export async function findTotals(db: Database, now: Date) {
  const { count, facets = [] } = await findProducts(db, everything, now)
  return { count, facets }
}
