import type { Availability } from '@skafferi/domain/rules/catalogue/stock'
import type { ExternalCells, TemplateCells } from './external-rows'

/**
 * Returns the availability of a variant in Shopify's product file: without an inventory tracker it can always be
 * ordered, and with the policy "continue" it is sold on backorder. Empty if the file has no tracker column.
 */
export function shopifyAvailability(cells: readonly string[], { cell, has }: ExternalCells): TemplateCells {
  const trackers = ['variant inventory tracker', 'inventory tracker']
  if (!has(...trackers)) return {}
  const policy = cell(cells, 'variant inventory policy', 'continue selling when out of stock')
  const isBackorder = /^(?:continue|true|yes)$/i.test(policy)
  return availabilityCell(cell(cells, ...trackers) === '', isBackorder)
}

/** Returns the availability of a variant in Medusa's product file; empty if the file does not state it. */
export function medusaAvailability(cells: readonly string[], { cell }: ExternalCells): TemplateCells {
  const counted = cell(cells, 'variant manage inventory')
  if (counted === '') return {}
  return availabilityCell(/^false$/i.test(counted), /^true$/i.test(cell(cells, 'variant allow backorder')))
}

function availabilityCell(isUncounted: boolean, isBackorder: boolean): TemplateCells {
  const availability: Availability = isUncounted ? 'always' : isBackorder ? 'backorder' : 'tracked'
  return { availability }
}
