import type { ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

const styles = cva('m-0 min-w-0 border-0 p-0 pb-4', {
  variants: { line: { shelf: 'border-t-2 border-shelf', quiet: 'border-t border-line-strong' } },
})

export interface FilterSectionProps {
  /** The name of the filter. */
  title: string
  /** The line above it: `shelf` for the first section, `quiet` for the others. Default `quiet`. */
  line?: NonNullable<VariantProps<typeof styles>['line']>
  children: ReactNode
}

/** A filter with its choices as a named group. */
export function FilterSection({ title, line = 'quiet', children }: FilterSectionProps) {
  return (
    <fieldset className={styles({ line })}>
      <legend className="float-start w-full pt-3.5 pb-2 text-base font-bold tracking-flat">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}
