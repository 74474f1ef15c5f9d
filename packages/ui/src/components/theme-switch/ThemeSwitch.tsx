import { useWords } from '../../words'
import { displayWords } from '../../words/generated/display'
import { Checkbox } from '../checkbox'
import { SegmentedControl } from '../segmented-control'

/** Which colours the shop wears; `system` leaves it to the computer. */
export type SchemeChoice = 'system' | 'light' | 'dark'

/** How strong the contrast is; `system` leaves it to the computer. */
export type ContrastChoice = 'system' | 'more'

export interface ThemeSwitchProps {
  /** The scheme that is chosen. */
  scheme: SchemeChoice
  /** The contrast that is chosen. */
  contrast: ContrastChoice
  /** Either was changed; both are passed. The switch changes nothing by itself. */
  onChange: (event: { scheme: SchemeChoice; contrast: ContrastChoice }) => void
}

/** Light, dark or as the system has it, and more contrast for those who need it. */
export function ThemeSwitch({ scheme, contrast, onChange }: ThemeSwitchProps) {
  const t = useWords(displayWords)
  return (
    <div className="grid gap-2">
      <SegmentedControl
        label={t('colourScheme')}
        segments={[
          { value: 'system', label: t('schemeSystem') },
          { value: 'light', label: t('schemeLight') },
          { value: 'dark', label: t('schemeDark') },
        ]}
        value={scheme}
        onChange={({ value }) => onChange({ scheme: value, contrast })}
      />
      <Checkbox
        checked={contrast === 'more'}
        onChange={({ checked }) => onChange({ scheme, contrast: checked ? 'more' : 'system' })}
      >
        {t('highContrast')}
      </Checkbox>
    </div>
  )
}
