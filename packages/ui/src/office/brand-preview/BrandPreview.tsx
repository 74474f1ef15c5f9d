import { brandRamp, brandShift } from '@skafferi/domain/rules/brand/brand-ramp'
import type { CSSProperties } from 'react'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeBrandPreviewWords } from '../../words/generated/office-brand-preview'

export interface BrandPreviewProps {
  /** The brand colour as typed; nothing is shown until it is a colour, `#rrggbb`. */
  colour: string
}

/** What comes of a brand colour: the head bar, a button and a link, in light and dark. */
export function BrandPreview({ colour }: BrandPreviewProps) {
  const t = useWords(officeBrandPreviewWords)
  const ramp = brandRamp(colour)
  const shift = brandShift(colour)
  if (ramp === null || shift === null) return null
  const steps = Object.fromEntries(Object.entries(ramp).map(([step, value]) => [`--brand-${step}`, value]))
  return (
    <div role="group" aria-label={t('title')} className="grid gap-4 sm:grid-cols-2">
      {(['light', 'dark'] as const).map((scheme) => {
        const change = shift[scheme]
        return (
          <figure key={scheme} className="m-0 grid content-start gap-1.5">
            {/* The contrast makes the roles follow the steps here. */}
            <div
              data-scheme={scheme}
              data-contrast="standard"
              inert
              className="overflow-hidden rounded-lg border border-line bg-page text-ink"
              style={steps as CSSProperties}
            >
              <div className="bg-night px-4 py-3 font-bold text-ink-on-night">{t('bar')}</div>
              <div className="flex flex-wrap items-center gap-4 p-4">
                <Button>{t('button')}</Button>
                <Link href="#">{t('link')}</Link>
              </div>
            </div>
            <figcaption className="text-sm text-ink-muted">
              {[t(scheme), change && t(change)].filter(Boolean).join('. ')}
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}
