import { countsWithBelow } from '@skafferi/domain/catalog/category-tree.rules'
import type { Context } from '../../context'
import * as repo from './catalog.facts.repo'
import { findCategories, findTags, type CategoryRow } from './catalog.repo'
import type { FacetRow } from './catalog.facets.repo'

/** Data derived from the whole catalogue, the same for all readers. Each part is loaded on first use. */
export interface CatalogueFacts {
  /** Returns the categories in the shop's order; counts include subcategories. */
  categories: () => Promise<CategoryRow[]>
  /** Returns the tags, most frequent first. */
  tags: () => Promise<string[]>
  /** The number of products for sale, and the facets of the unfiltered list. */
  totals: () => Promise<{ count: number; facets: FacetRow[] }>
}

/** Caches a read; errors are not cached. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
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
  const counts = countsWithBelow(rows, new Map(rows.map(({ id, productCount }) => [id, productCount])))
  return rows.map((row) => ({ ...row, productCount: counts.get(row.id) ?? 0 }))
}

/** Maximum time between checks for changes, in milliseconds. */
const usualFreshness = 500

/**
 * Creates the cache of catalogue data. It checks for changes at most once in `freshFor` milliseconds and only on
 * demand, so that it needs no separate connection and an idle store sends no queries.
 */
export function createCatalogueFacts({ db, now }: Pick<Context, 'db' | 'now'>, freshFor = usualFreshness) {
  let known: (CatalogueFacts & repo.CatalogueState & { from: Date }) | undefined
  let checkedAt = -Infinity
  let checking: Promise<CatalogueFacts> | undefined

  async function check(): Promise<CatalogueFacts> {
    const [startedAt, at] = [performance.now(), now()]
    const state = await repo.findCatalogueState(db, at)
    if (known?.version !== state.version || !isStill(at)) {
      known = {
        ...state,
        from: at,
        categories: once(() => readCategories({ db }, at)),
        tags: once(() => findTags(db, at)),
        totals: once(() => repo.findTotals(db, at)),
      }
    }
    checkedAt = startedAt
    return known as CatalogueFacts
  }

  /** True if no scheduled change has occurred since the data was read. */
  const isStill = (at: Date) => known !== undefined && at >= known.from && (known.until === null || at < known.until)

  /** Returns the current data. */
  return async (): Promise<CatalogueFacts> => {
    if (known && performance.now() - checkedAt < freshFor && isStill(now())) return known
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }
}

export type ReadCatalogueFacts = ReturnType<typeof createCatalogueFacts>
