import { countsWithBelow } from '@skafferi/domain/catalog/category-tree.rules'
import type { Context } from '../../context'
import * as repo from './catalog.facts.repo'
import { findCategories, findTags, type CategoryRow } from './catalog.repo'
import type { FacetRow } from './catalog.facets.repo'

/** What follows from the whole catalogue and is the same for everybody. Each is read when it is first asked for. */
export interface CatalogueFacts {
  /** In the shop's order; products of those below a category count as its own. */
  categories: () => Promise<CategoryRow[]>
  /** Most used first. */
  tags: () => Promise<string[]>
  /** How many products for sale there are, and what a list of all could be narrowed down to. */
  totals: () => Promise<{ count: number; facets: FacetRow[] }>
}

/** Reads once; a failure is forgotten, so that the next one who asks tries again. */
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

/** The longest that a change of another store stays unseen, in milliseconds; reading anew comes on top. */
const usualFreshness = 500

/**
 * Keeps what follows from the catalogue, whatever its size, and gives it out. Whether it has changed is asked of the database
 * at most once in `freshFor` milliseconds and only when somebody asks, so that stores need no connection of their own for it
 * and one that nobody uses is at rest.
 */
export function createCatalogueFacts({ db, now }: Pick<Context, 'db' | 'now'>, freshFor = usualFreshness) {
  let known: (CatalogueFacts & repo.CatalogueState & { from: Date }) | undefined
  let checkedAt = -Infinity
  let checking: Promise<CatalogueFacts> | undefined

  async function check(): Promise<CatalogueFacts> {
    const [startedAt, moment] = [performance.now(), now()]
    const state = await repo.findCatalogueState(db, moment)
    if (known?.version !== state.version || !isStill(moment)) {
      known = {
        ...state,
        from: moment,
        categories: once(() => readCategories({ db }, moment)),
        tags: once(() => findTags(db, moment)),
        totals: once(() => repo.findTotals(db, moment)),
      }
    }
    checkedAt = startedAt
    return known as CatalogueFacts
  }

  /** Whether nothing has come out, begun or ended since they were read. */
  const isStill = (moment: Date) =>
    known !== undefined && moment >= known.from && (known.until === null || moment < known.until)

  /** The facts as they are now. */
  return async (): Promise<CatalogueFacts> => {
    if (known && performance.now() - checkedAt < freshFor && isStill(now())) return known
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }
}

export type ReadCatalogueFacts = ReturnType<typeof createCatalogueFacts>
