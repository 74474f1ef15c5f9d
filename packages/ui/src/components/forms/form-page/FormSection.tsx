import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'

export interface FormSectionProps {
  /** The heading ("Price"). */
  title: string
  /** A note on all its fields ("Net of VAT."). */
  hint?: ReactNode
  /** FormParts, in a grid of six columns. */
  children: ReactNode
}

/** Related fields; the heading is beside them on a desktop, above them otherwise. */
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
  /** Share of the line on a desktop; `half` by default. On a phone always the full line. */
  width?: 'third' | 'half' | 'most' | 'full'
  /** True if the field differs from the saved value. Default `false`. */
  changed?: boolean
  /** A field or another control. */
  children: ReactNode
}

/** A field's place in the form, with a mark if it was changed. */
export function FormPart({ width = 'half', changed = false, children }: FormPartProps) {
  const t = useWords(officePartsWords)
  return (
    <div className={partStyles({ width })} data-changed={changed || undefined}>
      {children}
      {changed && (
        <span
          className={
            'pointer-events-none absolute end-0 top-0.5 rounded-xs bg-info-quiet px-1.5 text-xs font-medium ' +
            'text-info forced-colors:border'
          }
        >
          {t('form.changed')}
        </span>
      )}
    </div>
  )
}
