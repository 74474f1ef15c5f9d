import type { Density } from '../../../theme'
import { useWords } from '../../../words'
import { displayWords } from '../../../words/generated/display'
import { SegmentedControl } from '../../forms/segmented-control'

export interface DensitySwitchProps {
  /** The current density. */
  density: Density
  /** The other density was chosen. The parent applies it. */
  onChange: (event: { density: Density }) => void
}

/** The density of controls and rows: comfortable, or compact for long orders on a desktop. */
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
