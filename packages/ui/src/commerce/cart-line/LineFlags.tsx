import type { CartLineProps } from './line'
import { ChangedElsewhere } from './ChangedElsewhere'
import { Shortage } from './Shortage'

/** What is to be read about a line before it is ordered; undefined where it is nothing. */
export function flagOf({ shortage, elsewhere }: CartLineProps['line']): 'short' | 'elsewhere' | undefined {
  if (shortage) return 'short'
  return elsewhere ? 'elsewhere' : undefined
}

/** What is to be read about a line, each with its own ways on. */
export function LineFlags({
  line: { id: lineId, title, quantityText, shortage, elsewhere },
  ...events
}: Pick<CartLineProps, 'line' | 'onQuantityChange' | 'onKeep' | 'onRemove'>) {
  return (
    <>
      {shortage && <Shortage lineId={lineId} title={title} quantityText={quantityText} shortage={shortage} {...events} />}
      {elsewhere && <ChangedElsewhere lineId={lineId} title={title} change={elsewhere} {...events} />}
    </>
  )
}
