import { gt, min, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/database'
import { catalogueChanges, listedProducts } from '../../../platform/db/schema'
import type { ListingSort } from '@skafferi/domain/rules/catalogue/catalog'
import { plannedPriceChanges, priceContextOf } from '../../pricing'
import { findProducts } from './catalog-search.repo'

/** The state of the catalogue. */
export interface CatalogueState {
  /** Changes with the data that lists show. */
  version: string
  /** Time of the next scheduled change: a publication, or the start or end of a sale. Null if none is scheduled. */
  nextChangeAt: Date | null
}

/** Returns the state of the catalogue with one small statement. */
export async function findCatalogueState(db: Database, now: Date): Promise<CatalogueState> {
  const { publishedAt } = listedProducts
  const planned = unionAll(
    db
      .select({ at: min(publishedAt).as('at') })
      .from(listedProducts)
      .where(gt(publishedAt, now)),
    ...plannedPriceChanges(db, now),
  ).as('planned')
  const version = sql<string>`(select coalesce(sum(${catalogueChanges.changes}), 0)::text from ${catalogueChanges})`
  const [state] = await db.select({ version, nextChangeAt: sql`min(${planned.at})`.mapWith(publishedAt) }).from(planned)
  return { version: state?.version ?? '', nextChangeAt: state?.nextChangeAt ?? null }
}

const everything = { limit: 0, offset: 0, sort: 'newest' as ListingSort, withCount: true, withFacets: true }

/** Returns the number of all products and the facets of the unfiltered list. */
export async function findTotals(db: Database, now: Date) {
  const { count, facets = [] } = await findProducts(db, everything, priceContextOf(undefined, now))
  return { count, facets }
}
