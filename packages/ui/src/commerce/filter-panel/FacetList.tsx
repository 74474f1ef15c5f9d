import { Fragment, useId, useState, type ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import type { FacetView } from '@skafferi/domain/catalog/views'
import { useWords } from '../../words'
import { listingWords } from '../../words/generated/listing'

const styles = cva('', { variants: { flow: { lines: '', row: 'flex flex-wrap gap-1.5 pt-0.5' } } })

export interface FacetListProps<Value extends string> {
  facets: readonly FacetView<Value>[]
  /** How many are in sight at first. Chosen ones always are. */
  most: number
  /** One choice per line, or chips in a row; `lines` by default. */
  flow?: NonNullable<VariantProps<typeof styles>['flow']>
  /** Draws one choice. */
  children: (facet: FacetView<Value>) => ReactNode
}

/** A list of choices: the first few, and the rest on request. */
export function FacetList<Value extends string>({ facets, most, flow = 'lines', children }: FacetListProps<Value>) {
  const t = useWords(listingWords)
  const listId = useId()
  const [isWhole, setIsWhole] = useState(false)
  const first = facets.filter(({ selected }, index) => index < most || selected)
  const hidden = facets.length - first.length

  return (
    <>
      <div id={listId} className={styles({ flow })}>
        {(isWhole ? facets : first).map((facet) => (
          <Fragment key={facet.value}>{children(facet)}</Fragment>
        ))}
      </div>
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={listId}
          className={
            'mt-1 min-h-6 rounded-xs border-0 bg-transparent p-0 text-xs text-link underline decoration-1 ' +
            'underline-offset-[0.2em] hover:decoration-2 pointer-coarse:min-h-control-sm'
          }
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('showFewer') : t('showMore', { count: hidden })}
        </button>
      )}
    </>
  )
}
