import { useEffect, useRef, useState } from 'react'
import type { SuggestionView, Suggestions } from '@skafferi/domain/shop/catalogue/views'
import type { ArrangedPlace } from '@skafferi/domain/shop/shelf/views'
import { Button } from '../../../components/actions/button'
import { CheckIcon } from '../../../components/content/icon'
import { ShelfImage } from '../../../components/content/shelf-image'
import { SearchBox } from '../../../components/forms/search-box'
import { useWords } from '../../../words'
import { controlsWords } from '../../../words/generated/controls'
import { shelfSearchWords } from '../../../words/generated/shelf-search'

export interface ShelfSearchProps {
  /** What is found for the typed text. */
  suggestions: Suggestions
  /** The articles on the shelf. */
  placed: readonly string[]
  /** True if the shelf holds no more articles. */
  isFull: boolean
  /** The text changed while typing. */
  onType: (event: { text: string }) => void
  /** Adds an article at the beginning of the shelf. */
  onAdd: (event: { places: readonly ArrangedPlace[] }) => void
}

/** Finds articles by name, SKU or EAN and adds them to the shelf. */
export function ShelfSearch({ suggestions, placed, isFull, onType, onAdd }: ShelfSearchProps) {
  const t = useWords(shelfSearchWords)
  const [last, setLast] = useState<SuggestionView | null>(null)
  const container = useRef<HTMLElement>(null)
  const isAdded = last !== null && placed.includes(last.variantId ?? '')
  useEffect(() => {
    // Its button is gone with the answer.
    if (isAdded && document.activeElement === document.body)
      container.current?.querySelector<HTMLElement>('input')?.focus()
  }, [isAdded])
  const view = suggestions.status === 'ready' ? suggestions.view : null
  const rows = view ? (view.scanned ? [view.scanned] : view.rows) : []

  function add(suggestion: SuggestionView, variantId: string) {
    setLast(suggestion)
    const target = suggestion.lastOrdered?.quantity ?? suggestion.cartonSize ?? 1
    onAdd({ places: [{ variantId, target, facings: 1 }] })
  }

  return (
    <section ref={container} className="grid gap-2 border-b border-line pb-4">
      <h3 className="text-base">{t('title')}</h3>
      {isFull ? (
        <p>{t('full')}</p>
      ) : (
        <SearchBox
          name="article"
          label={t('label')}
          placeholder={t('placeholder')}
          onSearch={onType}
          onType={onType}
          onClear={() => onType({ text: '' })}
        />
      )}
      <p role="status" className="min-h-5 text-xs text-ink-muted">
        {isAdded ? `${t('added', { title: last.title })} ` : null}
        {suggestions.status === 'loading' ? t('loading') : view ? t('count', { count: view.total }) : null}
      </p>
      {suggestions.status === 'failed' && <Failure onRetry={suggestions.retry} />}
      {!isFull && rows.length > 0 && (
        <ul role="list" aria-label={t('title')}>
          {rows.map((row) => (
            <li
              key={row.variantId ?? row.productId}
              className="flex min-h-14 items-center gap-3 border-t border-line py-1"
            >
              <ShelfImage src={row.thumbnail.src ?? undefined} alt="" size="thumb" />
              <span className="min-w-0 flex-1 text-sm">
                <b className="block wrap-anywhere">{row.title}</b>
                <span className="num text-xs text-ink-muted">
                  {[row.packText, row.sku].filter((part) => part !== null).join(' · ')}
                </span>
              </span>
              <RowAction row={row} isPlaced={row.variantId !== null && placed.includes(row.variantId)} onAdd={add} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface RowActionProps {
  row: SuggestionView
  isPlaced: boolean
  onAdd: (row: SuggestionView, variantId: string) => void
}

/** Add, or why the article cannot be added. Articles out of stock can: they come back. */
function RowAction({ row, isPlaced, onAdd }: RowActionProps) {
  const t = useWords(shelfSearchWords)
  const { variantId, state, title, undeliverableTo } = row
  if (isPlaced) {
    return (
      <span className="inline-flex items-center gap-1 text-xs text-ink-muted [&_svg]:text-positive">
        <CheckIcon size="sm" />
        {t('placed')}
      </span>
    )
  }
  if (state === 'restricted' && undeliverableTo !== null)
    return <span className="max-w-40 text-xs text-ink-muted">{t('restricted', { country: undeliverableTo })}</span>
  if (variantId === null) return <span className="max-w-40 text-xs text-ink-muted">{t('choose')}</span>
  return (
    <Button variant="secondary" size="sm" aria-label={t('addOf', { title })} onPress={() => onAdd(row, variantId)}>
      {t('add')}
    </Button>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useWords(shelfSearchWords)
  const controls = useWords(controlsWords)
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      {t('failed')}
      <Button variant="secondary" size="sm" onPress={onRetry}>
        {controls('tryAgain')}
      </Button>
    </div>
  )
}
