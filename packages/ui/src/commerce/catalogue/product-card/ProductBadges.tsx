import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { cardWords } from '../../../words/generated/card'

const styles = cva('h-5 rounded-xs px-1.5 text-xs leading-5 font-bold forced-colors:border print:border', {
  variants: {
    kind: {
      new: 'bg-inverse tracking-caps text-ink-on-inverse',
      sale: 'num bg-inverse text-ink-on-inverse',
    },
  },
})

export interface ProductBadgesProps {
  /** First published within 30 days. */
  isNew: boolean
  /** The discount of a running sale, formatted ("20%"); `null` if there is none. */
  salePercent?: string | null
}

/** Badges in the upper corner of the picture: new, or on sale. */
export function ProductBadges({ isNew, salePercent = null }: ProductBadgesProps) {
  const t = useWords(cardWords)
  if (!isNew && salePercent === null) {
    return null
  }
  return (
    <span
      className={
        'pointer-events-none absolute start-3 top-3 grid justify-items-start gap-1 max-md:start-2 max-md:top-2'
      }
    >
      {isNew && <span className={styles({ kind: 'new' })}>{t('new')}</span>}
      {salePercent !== null && (
        <span className={styles({ kind: 'sale' })}>{t('saleMark', { percent: salePercent })}</span>
      )}
    </span>
  )
}
