import type { ShelfPlace } from '@skafferi/api'
import { isDeliverable, type Destination } from '@skafferi/domain/rules/catalogue/market'
import { toDrawnPack } from '@skafferi/domain/rules/catalogue/pack'
import { toStatedStock } from '@skafferi/domain/rules/catalogue/stock'
import { chargedTiers } from '@skafferi/domain/rules/pricing/quote'
import { computePlace } from '@skafferi/domain/rules/shelf/place'
import type { PlaceRow } from './shelf.repo'

/** The conditions under which places are shown. */
export interface PlaceTerms {
  /** ISO 4217, lower case. */
  currency: string
  destination: Destination
  /** The current calendar date in the shop's time zone. */
  today: string
}

/** Converts an article of a shelf, with what is left of it and what fills it. */
export function toPlace(row: PlaceRow, terms: PlaceTerms): ShelfPlace {
  const computed = computePlace(
    {
      ...row,
      arrivals: row.arrivals ?? [],
      tiers: row.forSale ? chargedTiers(row) : [],
      deliverable: isDeliverable(row.limits, row.strengthMg, terms.destination),
    },
    terms,
  )
  return {
    ...toDrawnPack(row),
    last_ordered_on: row.lastOrderedOn,
    ...toStatedStock(row, terms.today),
    ...computed,
  }
}
