import { countsWithDescendants } from '@skafferi/domain/rules/catalogue/category-tree'
import type { Context } from '../../../platform/context'
import * as repo from './catalog-facts.repo'
import { findCategories, findTags, type CategoryRow } from './catalog.repo'
import type { FacetRow } from './catalog-facets.repo'

/** Data derived from the entire catalogue, the same for all customers. Each part is loaded on first use. */
export interface CatalogueFacts {
  /** Returns the categories in the shop's order; counts include subcategories. */
  categories: () => Promise<CategoryRow[]>
  /** Returns the tags, most frequent first. */
  tags: () => Promise<string[]>
  /** The number of products for sale, and the facets of the unfiltered list. */
  totals: () => Promise<{ count: number; facets: FacetRow[] }>
}

/** Caches a read; errors are not cached. */
function cacheRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}

async function readCategories({ db }: Pick<Context, 'db'>, now: Date): Promise<CategoryRow[]> {
  const rows = await findCategories(db, now)
  const counts = countsWithDescendants(rows, new Map(rows.map(({ id, productCount }) => [id, productCount])))
  return rows.map((row) => ({ ...row, productCount: counts.get(row.id) ?? 0 }))
}

/** Maximum time between checks for changes, in milliseconds. */
const defaultFreshness = 500

/**
 * Creates the cache of catalogue data. It checks for changes at most once in `freshFor` milliseconds and only on
 * demand, so that it needs no separate connection and an idle store sends no queries.
 */
export function createCatalogueFacts({ db, now }: Pick<Context, 'db' | 'now'>, freshFor = defaultFreshness) {
  let cached: (CatalogueFacts & repo.CatalogueState & { readAt: Date }) | undefined
  let checkedAt = -Infinity
  let checking: Promise<CatalogueFacts> | undefined

  async function check(): Promise<CatalogueFacts> {
    const [startedAt, at] = [performance.now(), now()]
    const state = await repo.findCatalogueState(db, at)
    if (cached?.version !== state.version || !isCurrent(at)) {
      cached = {
        ...state,
        readAt: at,
        categories: cacheRead(() => readCategories({ db }, at)),
        tags: cacheRead(() => findTags(db, at)),
        totals: cacheRead(() => repo.findTotals(db, at)),
      }
    }
    checkedAt = startedAt
    return cached as CatalogueFacts
  }

  /** True if no scheduled change has occurred since the data was read. */
  const isCurrent = (at: Date) =>
    cached !== undefined && at >= cached.readAt && (cached.nextChangeAt === null || at < cached.nextChangeAt)

  /** Returns the current data. */
  return async (): Promise<CatalogueFacts> => {
    if (cached && performance.now() - checkedAt < freshFor && isCurrent(now())) return cached
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }
}

export type ReadCatalogueFacts = ReturnType<typeof createCatalogueFacts>
