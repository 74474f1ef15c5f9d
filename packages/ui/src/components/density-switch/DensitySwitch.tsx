import type { Density } from '../../theme'
import { useWords } from '../../words'
import { displayWords } from '../../words/generated/display'
import { SegmentedControl } from '../segmented-control'

export interface DensitySwitchProps {
  /** The density that is chosen. */
  density: Density
  /** The other density was chosen. The switch changes nothing by itself. */
  onChange: (event: { density: Density }) => void
}

/** How tightly controls and rows stand: comfortable, or compact for long orders at a desk. */
export function DensitySwitch({ density, onChange }: DensitySwitchProps) {
  const t = useWords(displayWords)
  return (
    <SegmentedControl
      label={t('density')}
      segments={[
        { value: 'comfortable', label: t('densityComfortable') },
        { value: 'compact', label: t('densityCompact') },
      ]}
      value={density}
      onChange={({ value }) => onChange({ density: value })}
    />
  )
}
