import type { OrderMode } from '@skafferi/domain/shop/product/views'
import { SegmentedControl } from '../../../components/forms/segmented-control'
import { useWords } from '../../../words'
import { productWords } from '../../../words/generated/product'

export interface OrderModeSwitchProps {
  /** The selected mode: by the piece, or from the first bulk tier. */
  mode: OrderMode
  /** The other mode was selected. The parent then resets the quantity to the minimum of that mode. */
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
