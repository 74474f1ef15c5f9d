import { cva } from 'class-variance-authority'
import { VisuallyHidden } from '../../components/visually-hidden'
import { useWords } from '../../words'
import { listingWords } from '../../words/generated/listing'
import { padGrid, wideOnly } from './pad-grid'

const columnStyles = cva('font-medium', {
  variants: {
    align: { start: 'text-start', end: 'text-end' },
    room: { always: '', wide: wideOnly, screen: 'print:hidden' },
  },
  defaultVariants: { align: 'start', room: 'always' },
})

/**
 * The names of the pad's columns; on a phone the lines explain themselves. Rows and cells say their roles: laid out as
 * a grid, not every browser takes the table for one.
 */
export function OrderPadHead() {
  const t = useWords(listingWords)
  return (
    <thead role="rowgroup" className="block @max-[36rem]:sr-only">
      <tr
        role="row"
        className={`${padGrid} border-b border-line-strong py-2.5 text-2xs whitespace-nowrap text-ink-muted`}
      >
        <th role="columnheader" scope="col" className={columnStyles()}>
          {t('pad.product')}
        </th>
        <th role="columnheader" scope="col" className={columnStyles({ room: 'wide' })}>
          {t('pad.sku')}
        </th>
        <th role="columnheader" scope="col" className={columnStyles({ room: 'wide' })}>
          {t('pad.stock')}
        </th>
        <th role="columnheader" scope="col" className={columnStyles({ align: 'end' })}>
          {t('pad.unit')}
        </th>
        <th role="columnheader" scope="col" className={columnStyles({ align: 'end' })}>
          {t('pad.bulk')}
        </th>
        <th role="columnheader" scope="col" className={columnStyles({ room: 'screen' })}>
          {t('pad.quantity')}
        </th>
        <th role="columnheader" scope="col" className={columnStyles({ room: 'screen' })}>
          <VisuallyHidden>{t('pad.buy')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}
