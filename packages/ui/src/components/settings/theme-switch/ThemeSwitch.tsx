import { cva, type VariantProps } from 'class-variance-authority'
import { useWords } from '../../../words'
import { displayWords } from '../../../words/generated/display'
import { Checkbox } from '../../forms/checkbox'
import { SegmentedControl } from '../../forms/segmented-control'

const styles = cva('gap-2', { variants: { flow: { column: 'grid', row: 'flex flex-wrap items-center gap-x-3' } } })

/** The colour scheme; `system` follows the system preference. */
export type SchemeChoice = 'system' | 'light' | 'dark'

/** The contrast; `system` follows the system preference. */
export type ContrastChoice = 'system' | 'more'

export interface ThemeSwitchProps {
  /** The current scheme. */
  scheme: SchemeChoice
  /** The current contrast. */
  contrast: ContrastChoice
  /** Stacked, or side by side on a line; `column` by default. */
  flow?: NonNullable<VariantProps<typeof styles>['flow']>
  /** Either was changed; both are passed. The parent applies them. */
  onChange: (event: { scheme: SchemeChoice; contrast: ContrastChoice }) => void
}

/** Switches for the colour scheme (light, dark or system) and for more contrast. */
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
