import type { CartLineProps } from './line'
import { LineEditConflict } from './LineEditConflict'
import { Shortage } from './Shortage'
import { Undeliverable } from './Undeliverable'

/** The most important notice of a line; undefined if there is none. */
export function flagOf({
  undeliverableTo,
  shortage,
  editConflict,
}: CartLineProps['line']): 'short' | 'changed' | undefined {
  if (undeliverableTo !== null || shortage) return 'short'
  return editConflict ? 'changed' : undefined
}

/** The notices of a line, each with its actions. */
export function LineFlags({
  line: { id: lineId, name: title, quantityText, undeliverableTo, shortage, editConflict },
  ...events
}: Pick<CartLineProps, 'line' | 'onQuantityChange' | 'onKeepCurrent' | 'onRemove'>) {
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
