import type { CartLineProps } from './line'
import { ChangedElsewhere } from './ChangedElsewhere'
import { Shortage } from './Shortage'
import { Undeliverable } from './Undeliverable'

/** What is to be read about a line before it is ordered; undefined where it is nothing. */
export function flagOf({
  undeliverableTo,
  shortage,
  elsewhere,
}: CartLineProps['line']): 'short' | 'elsewhere' | undefined {
  if (undeliverableTo !== null || shortage) return 'short'
  return elsewhere ? 'elsewhere' : undefined
}

/** What is to be read about a line, each with its own ways on. */
export function LineFlags({
  line: { id: lineId, name: title, quantityText, undeliverableTo, shortage, elsewhere },
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
      {elsewhere && <ChangedElsewhere lineId={lineId} title={title} change={elsewhere} {...events} />}
    </>
  )
}
