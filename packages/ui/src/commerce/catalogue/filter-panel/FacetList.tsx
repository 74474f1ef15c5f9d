import { Fragment, useId, useState, type ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import type { FacetView } from '@skafferi/domain/shop/catalogue/views'
import { useWords } from '../../../words'
import { listingWords } from '../../../words/generated/listing'

const styles = cva('', { variants: { flow: { lines: '', row: 'flex flex-wrap gap-1.5 pt-0.5' } } })

export interface FacetListProps<Value extends string> {
  facets: readonly FacetView<Value>[]
  /** The number of choices shown initially. Selected ones are always shown. */
  initialCount: number
  /** `lines`: one choice per line. `row`: chips side by side. Default `lines`. */
  flow?: NonNullable<VariantProps<typeof styles>['flow']>
  /** Renders one choice. */
  children: (facet: FacetView<Value>) => ReactNode
}

/** A list of choices with a button to show all of them. */
export function FacetList<Value extends string>({
  facets,
  initialCount,
  flow = 'lines',
  children,
}: FacetListProps<Value>) {
  const t = useWords(listingWords)
  const listId = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  const initialFacets = facets.filter(({ selected }, index) => index < initialCount || selected)
  const hidden = facets.length - initialFacets.length

  return (
    <>
      <div id={listId} className={styles({ flow })}>
        {(isExpanded ? facets : initialFacets).map((facet) => (
          <Fragment key={facet.value}>{children(facet)}</Fragment>
        ))}
      </div>
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={listId}
          className={
            'mt-1 min-h-6 rounded-xs border-0 bg-transparent p-0 text-xs text-link underline decoration-1 ' +
            'underline-offset-[0.2em] hover:decoration-2 pointer-coarse:min-h-control-sm'
          }
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? t('showFewer') : t('showMore', { count: hidden })}
        </button>
      )}
    </>
  )
}
