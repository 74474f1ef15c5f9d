import type { ComplaintRequest } from '@skafferi/api'
import { refusedPieces, type RefusedPieces } from '@skafferi/domain/rules/orders/parcel-lines'
import { articleName } from '@skafferi/domain/rules/catalogue/variant-name'
import type { Database } from '../../../platform/db/database'
import { fault, refuse } from '../../../platform/http/errors'
import * as repo from './complaints.repo'

/** An affected order line with the affected quantity. */
export interface AffectedLine {
  id: string
  title: string
  variantTitle: string
  quantity: number
}

/**
 * Returns the affected lines of an order, in the order's sequence.
 * @throws StoreError 400 `unknown_line`, `line_named_twice`, `more_than_ordered`
 */
export async function findAffectedLines(
  tx: Database,
  order: repo.ComplaintOrder,
  requested: NonNullable<ComplaintRequest['lines']>,
): Promise<AffectedLine[]> {
  if (requested.length === 0) return []
  const lines = await repo.findOrderLines(tx, order.id)
  const pieces = requested.map(({ item_id: id, quantity }) => ({ id, quantity }))
  const refused = refusedPieces(
    lines.map(({ id, quantity: ordered }) => ({ id, ordered, shipped: 0, closed: 0 })),
    pieces,
  )
  if (refused) throw refusedLine(lines, refused)
  const quantities = new Map(pieces.map(({ id, quantity }) => [id, quantity]))
  return lines.flatMap((line) => {
    const quantity = quantities.get(line.id)
    return quantity === undefined ? [] : [{ ...line, quantity }]
  })
}

function refusedLine(
  lines: readonly { id: string; title: string; variantTitle: string }[],
  { index, id, reason, left }: RefusedPieces,
) {
  const line = lines.find((each) => each.id === id)
  const field = `lines.${index}`
  if (!line) {
    return refuse('unknown_line', { id }, { [`${field}.item_id`]: fault('unknown_line') })
  }
  const name = articleName(line.title, line.variantTitle, null)
  if (reason === 'twice') {
    return refuse('line_named_twice', { name }, { [`${field}.item_id`]: fault('named_twice') })
  }
  return refuse('more_than_ordered', { name, left }, { [`${field}.quantity`]: fault('above', { limit: left }) })
}
