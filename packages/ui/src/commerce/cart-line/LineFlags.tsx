import type { CartLineProps } from './line'
import { LineEditConflict } from './LineEditConflict'
import { Shortage } from './Shortage'
import { Undeliverable } from './Undeliverable'

/** What is to be read about a line before it is ordered; undefined where it is nothing. */
export function flagOf({
  undeliverableTo,
  shortage,
  editConflict,
}: CartLineProps['line']): 'short' | 'elsewhere' | undefined {
  if (undeliverableTo !== null || shortage) return 'short'
  return editConflict ? 'elsewhere' : undefined
}

/** What is to be read about a line, each with its own ways on. */
export function LineFlags({
  line: { id: lineId, name: title, quantityText, undeliverableTo, shortage, editConflict },
  ...events
}: Pick<CartLineProps, 'line' | 'onQuantityChange' | 'onKeep' | 'onRemove'>) {
  return (
    <>
      {undeliverableTo !== null && (
        <Undeliverable lineId={lineId} title={title} country={undeliverableTo} {...events} />
      )}
      {shortage && undeliverableTo === null && (
        <Shortage lineId={lineId} title={title} quantityText={quantityText} shortage={shortage} {...events} />
      )}
      {editConflict && <LineEditConflict lineId={lineId} title={title} change={editConflict} {...events} />}
    </>
  )
}
