import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { useWords } from '../../words'
import { officePartsWords } from '../../words/generated/office-parts'

export interface FormSectionProps {
  /** What its fields are about ("Price"). */
  title: string
  /** What holds for all of them ("Net of VAT."). */
  hint?: ReactNode
  /** FormParts, on six columns. */
  children: ReactNode
}

/** Fields that belong together: what they are about stands beside them on a desk, above them elsewhere. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <section
      className={
        'grid gap-x-6 gap-y-4 border-t border-line-strong py-5 first:border-t-0 ' +
        'md:grid-cols-[10.5rem_minmax(0,1fr)]'
      }
    >
      <div className="min-w-0">
        <h2 className="text-base leading-6 font-bold tracking-flat">{title}</h2>
        {hint !== undefined && <p className="mt-1 text-xs text-ink-muted">{hint}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-6 content-start gap-x-4 gap-y-3.5">{children}</div>
    </section>
  )
}

const partStyles = cva('relative min-w-0 max-md:col-span-6', {
  variants: { width: { third: 'col-span-2', half: 'col-span-3', most: 'col-span-4', full: 'col-span-6' } },
})

export interface FormPartProps {
  /** How much of the line it takes on a desk; `half` by default. A phone gives it the whole line. */
  width?: 'third' | 'half' | 'most' | 'full'
  /** It differs from what is saved. Default `false`. */
  changed?: boolean
  /** A field, or something else to work with. */
  children: ReactNode
}

/** A field in its place of the form, and whether it was changed. */
export function FormPart({ width = 'half', changed = false, children }: FormPartProps) {
  const t = useWords(officePartsWords)
  return (
    <div className={partStyles({ width })} data-changed={changed || undefined}>
      {children}
      {changed && (
        <span className="pointer-events-none absolute end-0 top-0.5 rounded-xs bg-info-quiet px-1.5 text-2xs font-medium text-info forced-colors:border">
          {t('form.changed')}
        </span>
      )}
    </div>
  )
}
