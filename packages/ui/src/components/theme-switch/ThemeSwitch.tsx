import { cva, type VariantProps } from 'class-variance-authority'
import { useWords } from '../../words'
import { displayWords } from '../../words/generated/display'
import { Checkbox } from '../checkbox'
import { SegmentedControl } from '../segmented-control'

const styles = cva('gap-2', { variants: { flow: { column: 'grid', row: 'flex flex-wrap items-center gap-x-3' } } })

/** Which colours the shop wears; `system` leaves it to the computer. */
export type SchemeChoice = 'system' | 'light' | 'dark'

/** How strong the contrast is; `system` leaves it to the computer. */
export type ContrastChoice = 'system' | 'more'

export interface ThemeSwitchProps {
  /** The scheme that is chosen. */
  scheme: SchemeChoice
  /** The contrast that is chosen. */
  contrast: ContrastChoice
  /** One below the other, or side by side in a line; `column` by default. */
  flow?: NonNullable<VariantProps<typeof styles>['flow']>
  /** Either was changed; both are passed. The switch changes nothing by itself. */
  onChange: (event: { scheme: SchemeChoice; contrast: ContrastChoice }) => void
}

/** Light, dark or as the system has it, and more contrast for those who need it. */
export function ThemeSwitch({ scheme, contrast, flow = 'column', onChange }: ThemeSwitchProps) {
  const t = useWords(displayWords)
  return (
    <div className={styles({ flow })}>
      <SegmentedControl
        label={t('colourScheme')}
        width={flow === 'row' ? 'auto' : 'full'}
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
