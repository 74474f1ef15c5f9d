import { cva, type VariantProps } from 'class-variance-authority'
import { DensitySwitch } from '../density-switch'
import { ThemeSwitch } from '../theme-switch'
import { useAppearanceValue } from './appearance-context'

const styles = cva('flex flex-wrap items-start print:hidden', {
  variants: {
    variant: {
      line: 'gap-x-4 gap-y-2 [--control:var(--control-sm)]',
      card: 'gap-x-8 gap-y-4 [&>*]:min-w-64',
    },
  },
})

/** Touch targets have the same size in both densities, so the footer has no density switch on phones. */
const densityStyles = cva('', { variants: { variant: { line: 'max-md:hidden', card: '' } } })

export interface AppearanceSwitchesProps {
  /** `line`: small and side by side, for a footer; `card`: full size, for a settings page. */
  variant: NonNullable<VariantProps<typeof styles>['variant']>
}

/** Switches for colour scheme, contrast and density of the shop. Renders nothing without an AppearanceProvider. */
export function AppearanceSwitches({ variant }: AppearanceSwitchesProps) {
  const chosen = useAppearanceValue()
  if (chosen === null) return null
  const { scheme, contrast, density, onChange } = chosen
  return (
    <div className={styles({ variant })}>
      <ThemeSwitch
        flow={variant === 'line' ? 'row' : 'column'}
        scheme={scheme}
        contrast={contrast}
        onChange={onChange}
      />
      <div className={densityStyles({ variant })}>
        <DensitySwitch density={density} onChange={onChange} />
      </div>
    </div>
  )
}
