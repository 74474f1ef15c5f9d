import type { ComplaintRequest } from '@skafferi/api'
import { refusedPieces, type RefusedPieces } from '@skafferi/domain/rules/orders/parcel-lines'
import { articleName } from '@skafferi/domain/rules/catalogue/variant-name'
import type { Database } from '../../../platform/db/database'
import { invalidData } from '../../../platform/http/errors'
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
 * @throws StoreError 400 `unknown_line`, `line_named_twice`, `too_many_pieces`
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
  if (refused) throw refusedLine(order, lines, refused)
  const quantities = new Map(pieces.map(({ id, quantity }) => [id, quantity]))
  return lines.flatMap((line) => {
    const quantity = quantities.get(line.id)
    return quantity === undefined ? [] : [{ ...line, quantity }]
  })
}

function refusedLine(
  { displayId }: repo.ComplaintOrder,
  lines: readonly { id: string; title: string; variantTitle: string }[],
  { index, id, reason, left }: RefusedPieces,
) {
  const line = lines.find((each) => each.id === id)
  const field = `lines.${index}`
  if (!line) {
    const message = `Order ${displayId} has no such line. Reload the order and choose its products again.`
    return invalidData('unknown_line', message, { [`${field}.item_id`]: 'is not a line of the order' }, { id })
  }
  const name = articleName(line.title, line.variantTitle, null)
  if (reason === 'twice') {
    const message = `${name} is named twice. Name it once, with all its pieces.`
    return invalidData('line_named_twice', message, { [`${field}.item_id`]: 'is named twice' }, { name })
  }
  const message = `Only ${left} of ${name} ${left === 1 ? 'was' : 'were'} ordered. Enter ${left} or fewer.`
  return invalidData('too_many_pieces', message, { [`${field}.quantity`]: `must be <= ${left}` }, { name, left })
}
