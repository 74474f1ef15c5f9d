import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { quickOrderWords } from '../../../words/generated/quick-order'
import { quickOrderGrid, wideOnly } from './quick-order-grid'

const columnStyles = cva('font-medium', {
  variants: {
    align: { start: 'text-start', end: 'text-end' },
    visibility: { always: '', wide: wideOnly, wideScreen: 'max-[55rem]:sr-only print:hidden', screen: 'print:hidden' },
  },
  defaultVariants: { align: 'start', visibility: 'always' },
})

const columns = [
  { name: 'product' },
  { name: 'stock', visibility: 'wide' },
  { name: 'last', visibility: 'wideScreen' },
  { name: 'unit', align: 'end' },
  { name: 'bulk', align: 'end' },
  { name: 'next', align: 'end' },
  { name: 'quantity', align: 'end', visibility: 'screen' },
  { name: 'total', align: 'end', visibility: 'screen' },
] as const

/**
 * The column headers of the list; visually hidden on phones. Rows and cells have explicit roles, because not every
 * browser treats a grid layout as a table.
 */
export function QuickOrderHeader() {
  const t = useWords(quickOrderWords)
  return (
    <thead role="rowgroup" className="block max-[38rem]:sr-only">
      <tr
        role="row"
        className={`${quickOrderGrid} h-7.5 in-data-[density=compact]:h-7 border-b border-line-strong text-2xs whitespace-nowrap text-ink-muted`}
      >
        {columns.map(({ name, ...styles }) => (
          <th key={name} role="columnheader" scope="col" className={columnStyles(styles)}>
            {t(`table.${name}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
