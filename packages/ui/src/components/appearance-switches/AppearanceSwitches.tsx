import { cva, type VariantProps } from 'class-variance-authority'
import { DensitySwitch } from '../density-switch'
import { ThemeSwitch } from '../theme-switch'
import { useAppearanceValue } from './appearance-context'

const styles = cva('flex flex-wrap items-start print:hidden', {
  variants: {
    place: {
      line: 'gap-x-4 gap-y-2 [--control:var(--control-sm)]',
      card: 'gap-x-8 gap-y-4 [&>*]:min-w-64',
    },
  },
})

/** A finger keeps its room in either density, so phones have no switch in their footer. */
const densityStyles = cva('', { variants: { place: { line: 'max-md:hidden', card: '' } } })

export interface AppearanceSwitchesProps {
  /** `line`: low, side by side, as in a footer; `card`: at full size, as among settings. */
  place: NonNullable<VariantProps<typeof styles>['place']>
}

/** Colours, contrast and density of the whole shop. Where nothing can be chosen there is nothing. */
export function AppearanceSwitches({ place }: AppearanceSwitchesProps) {
  const chosen = useAppearanceValue()
  if (chosen === null) return null
  const { scheme, contrast, density, onChange } = chosen
  return (
    <div className={styles({ place })}>
      <ThemeSwitch flow={place === 'line' ? 'row' : 'column'} scheme={scheme} contrast={contrast} onChange={onChange} />
      <div className={densityStyles({ place })}>
        <DensitySwitch density={density} onChange={onChange} />
      </div>
    </div>
  )
}
