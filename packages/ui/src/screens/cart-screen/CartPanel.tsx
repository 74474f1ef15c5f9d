import { useDeferredValue, useMemo, useState } from 'react'
import { cva } from 'class-variance-authority'
import { EmptyState } from '../../components/feedback/empty-state'
import { SearchBox } from '../../components/forms/search-box'
import { CartTable, type CartTableProps } from '../../commerce/cart/cart-table'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import { matchingLines } from '../../internal/matching-lines'

/** Printed only if the lines are filtered. */
const barStyles = cva(
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-3 md:px-5',
  { variants: { filtered: { true: '', false: 'print:hidden' } } },
)

/** Visible on phones only if it shows the number of matches. */
const statusStyles = cva('num text-xs text-ink-muted', {
  variants: { filtered: { true: '', false: 'max-md:sr-only' } },
})

export interface CartPanelProps extends Omit<CartTableProps, 'shown'> {
  /** Number of lines at a bulk price. */
  betterLineCount: number
}

/** The lines, with a search box that filters them while typing. */
export function CartPanel({ lines, betterLineCount, ...table }: CartPanelProps) {
  const t = useWords(cartWords)
  const [filterText, setFilterText] = useState('')
  const deferredText = useDeferredValue(filterText)
  const matchingIds = useMemo(() => matchingLines(lines, deferredText), [lines, deferredText])

  const changed = lines.filter(({ editConflict }) => editConflict !== null)
  const short = lines.filter(({ shortage }) => shortage !== null)
  const notes = [
    short.length > 0 && t('short.lines', { count: short.length }),
    betterLineCount > 0 && t('betterLines', { count: betterLineCount }),
  ].filter(Boolean)

  return (
    <section aria-label={t('table.caption')} className="overflow-clip rounded-lg border border-line bg-surface">
      <div className={barStyles({ filtered: matchingIds !== undefined })} data-density="compact">
        <div className="w-full md:w-96">
          <SearchBox
            name="line"
            label={t('filter.label')}
            placeholder={t('filter.placeholder')}
            onSearch={(event) => setFilterText(event.text)}
            onType={(event) => setFilterText(event.text)}
            onClear={() => setFilterText('')}
          />
        </div>
        <p role="status" className={statusStyles({ filtered: matchingIds !== undefined })}>
          {matchingIds !== undefined
            ? t('filter.shown', { shown: matchingIds.size, count: lines.length })
            : notes.join(' · ')}
        </p>
      </div>
      <p role="status" className="sr-only">
        {changed.map(({ title, editConflict }) => (
          <span key={title}>
            {title}: {editConflict && t('editConflict.changed', editConflict)}{' '}
          </span>
        ))}
      </p>
      {matchingIds?.size === 0 && (
        <EmptyState title={t('filter.none', { text: deferredText.trim() })} text={t('filter.noneText')} />
      )}
      <div hidden={matchingIds?.size === 0}>
        <CartTable lines={lines} visibleLineIds={matchingIds} {...table} />
      </div>
    </section>
  )
}
