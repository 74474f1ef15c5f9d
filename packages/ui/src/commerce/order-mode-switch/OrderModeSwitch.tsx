import type { OrderMode } from '@skafferi/domain/product/views'
import { SegmentedControl } from '../../components/segmented-control'
import { useWords } from '../../words'
import { productWords } from '../../words/generated/product'

export interface OrderModeSwitchProps {
  /** The mode in force: by the piece, or from the first bulk tier on. */
  mode: OrderMode
  /** The other mode was chosen. The quantity then restarts at that mode's minimum. */
  onModeChange: (event: { mode: OrderMode }) => void
}

/** Unit Order or Bulk Order. Shown only if there is a bulk tier. */
export function OrderModeSwitch({ mode, onModeChange }: OrderModeSwitchProps) {
  const t = useWords(productWords)
  return (
    <SegmentedControl<OrderMode>
      label={t('orderMode')}
      segments={[
        { value: 'unit', label: t('unitOrder') },
        { value: 'bulk', label: t('bulkOrder') },
      ]}
      value={mode}
      onChange={({ value }) => onModeChange({ mode: value })}
    />
  )
}
