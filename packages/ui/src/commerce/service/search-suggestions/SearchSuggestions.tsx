import { isOrderable } from '@skafferi/domain/rules/quantity/order-rule'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import type { SuggestionView, Suggestions, SuggestionsView } from '@skafferi/domain/shop/catalogue/views'
import type { Problem } from '@skafferi/domain/platform/action/views'
import { Button } from '../../../components/actions/button'
import { Link } from '../../../components/actions/link'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { Skeleton } from '../../../components/feedback/skeleton'
import type { NumberEntry } from '../../../components/forms/number-stepper'
import { useWords } from '../../../words'
import { controlsWords } from '../../../words/generated/controls'
import { suggestionsWords } from '../../../words/generated/suggestions'
import { useShopPaths } from '../shop-paths'
import { ScannedArticle } from './ScannedArticle'
import { SuggestionRow } from './SuggestionRow'
import { useCombobox } from './use-combobox'

/** Rows of the placeholder. */
const placeholders = [1, 2, 3, 4, 5, 6] as const

/** A scanner sends Enter after the digits. It must not add the article, in milliseconds. */
const scannerDelay = 500

/** The state of the last purchase of an article. */
export interface SuggestionPurchase {
  busy: boolean
  /** True if it is in the cart. */
  done: boolean
  /** Why it failed; otherwise null. */
  problem: Problem | null
}

export interface SearchSuggestionsProps {
  /** The search field, which has the role `combobox`. */
  field: RefObject<HTMLInputElement | null>
  /** The suggestions for the text in the field. */
  suggestions: Suggestions
  /** The state of the last purchase of an article; articles without a variant have none. */
  purchaseOf: (variantId: string | null) => SuggestionPurchase
  /** Adds pieces to the cart; resolves to true if they are in it. */
  onAdd: (event: { productId: string; variantId: string; quantity: number }) => Promise<boolean>
}

/**
 * Suggestions below the search field while typing. None is chosen at first, so Enter searches. An article's quantity
 * adds it to the cart; the article of a scanned GTIN gets the focus.
 */
export function SearchSuggestions({ field, suggestions, purchaseOf, onAdd }: SearchSuggestionsProps) {
  const t = useWords(suggestionsWords)
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  const view = suggestions.status === 'ready' ? suggestions.view : null
  const rows = view?.rows ?? []
  const scanned = view?.scanned ?? null
  const text = view?.text ?? null
  const [isOpen, setOpen] = useState(true)
  const [chosen, setChosen] = useState(-1)
  const [last, setLast] = useState({ status: suggestions.status, scanned })
  if (last.status !== suggestions.status || last.scanned !== scanned) {
    setLast({ status: suggestions.status, scanned })
    // Typing goes on, or a scanned article was found: what was closed opens again, and nothing is chosen.
    if (suggestions.status === 'loading' || scanned) {
      setOpen(true)
      setChosen(-1)
    }
  }
  const [entries, setEntries] = useState<Readonly<Record<string, NumberEntry>>>({})
  const isScanning = useRef(false)
  const active = chosen < rows.length ? chosen : -1
  const hasContent = view !== null || suggestions.status === 'failed'
  const isShown = isOpen && (hasContent || suggestions.status === 'loading')
  const hasList = isShown && rows.length > 0
  const rowId = (index: number) => `${id}-${index}`

  function entryOf({ productId, lastOrdered, orderRule }: SuggestionView, isSuggested: boolean): NumberEntry {
    const start = isSuggested ? (lastOrdered?.quantity ?? orderRule.minimum) : 0
    return entries[productId] ?? { value: start, note: null }
  }

  const setEntry = (productId: string, entry: NumberEntry) => setEntries((now) => ({ ...now, [productId]: entry }))

  function focusQuantity(of: number | 'scanned'): boolean {
    const row = document.getElementById(of === 'scanned' ? `${id}-scanned` : rowId(of))?.closest('[data-purchase]')
    const quantity = row?.querySelector<HTMLInputElement>('[role=spinbutton]')
    quantity?.focus()
    return quantity !== null && quantity !== undefined
  }

  async function add({ productId, variantId, orderRule }: SuggestionView, entry: NumberEntry) {
    if (isScanning.current || variantId === null) return
    const { value } = entry
    if (!isOrderable(orderRule, value)) {
      setEntry(productId, { value, note: 'wrong' })
      return
    }
    if (!(await onAdd({ productId, variantId, quantity: value }))) return
    setEntries(({ [productId]: _, ...others }) => others)
    setChosen(-1)
    if (popup.current?.contains(document.activeElement)) {
      field.current?.focus()
      field.current?.select()
    }
  }

  function choose(by: 1 | -1) {
    setOpen(true)
    // One place more than rows: no row is chosen between the last and the first.
    const places = rows.length + 1
    setChosen(((active + 1 + by + places) % places) - 1)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const row = isShown ? rows[active] : undefined
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (rows.length === 0) return
        choose(event.key === 'ArrowDown' ? 1 : -1)
        break
      case 'Escape':
        if (!isShown || !hasContent) return
        setOpen(false)
        break
      case 'Enter':
        if (!row) return
        if (row.state === 'orderable' && entries[row.productId]) void add(row, entryOf(row, true))
        else if (!focusQuantity(active)) document.getElementById(rowId(active))?.querySelector('a')?.click()
        break
      case 'Tab':
        if (!event.shiftKey && row && focusQuantity(active)) break
        setOpen(false)
        return
      default:
        return
    }
    event.preventDefault()
  }

  function closeUnless(next: EventTarget | null) {
    const isInside = next instanceof Node && (popup.current?.contains(next) || field.current?.form?.contains(next))
    if (!isInside) setOpen(false)
  }

  useCombobox({
    field,
    listId: hasList ? id : null,
    activeId: hasList && active >= 0 ? rowId(active) : null,
    onKey: handleKey,
    // The quantity of a scanned article gets the focus, although the scanner has submitted its digits.
    onSubmit: () => setOpen(false),
    onLeave: closeUnless,
  })

  const focusScanned = useEffectEvent(() => {
    if (scanned?.state === 'orderable' && document.activeElement === field.current) focusQuantity('scanned')
  })
  useEffect(() => {
    if (scanned === null) return undefined
    focusScanned()
    isScanning.current = true
    const timer = setTimeout(() => {
      isScanning.current = false
    }, scannerDelay)
    return () => clearTimeout(timer)
  }, [scanned])

  return (
    <>
      <div
        ref={popup}
        hidden={!isShown}
        className={
          'absolute inset-x-0 top-full z-50 overflow-clip border border-line bg-surface shadow-float lg:rounded-lg ' +
          'print:hidden'
        }
        onMouseDown={keepFocus}
        onClick={({ target }) => target instanceof Element && target.closest('a') && setOpen(false)}
        onBlur={(event: FocusEvent) => closeUnless(event.relatedTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          field.current?.focus()
        }}
      >
        {suggestions.status === 'loading' && <Placeholder />}
        {suggestions.status === 'failed' && <Failure retry={suggestions.retry} />}
        {rows.length > 0 && (
          <div id={id} role="grid" aria-label={t('label')} className="divide-y divide-line">
            {rows.map((row, index) => {
              const entry = entryOf(row, index === active)
              return (
                <SuggestionRow
                  key={row.productId}
                  id={rowId(index)}
                  suggestion={row}
                  isActive={index === active}
                  entry={entry}
                  purchase={purchaseOf(row.variantId)}
                  onEntry={(next) => setEntry(row.productId, next)}
                  onAdd={() => void add(row, entry)}
                />
              )
            })}
          </div>
        )}
        {scanned && (
          <ScannedArticle
            id={`${id}-scanned`}
            suggestion={scanned}
            entry={entryOf(scanned, true)}
            purchase={purchaseOf(scanned.variantId)}
            onEntry={(next) => setEntry(scanned.productId, next)}
            onAdd={() => void add(scanned, entryOf(scanned, true))}
          />
        )}
        {view && (rows.length > 0 || scanned ? <Footer view={view} /> : <p className="p-4 text-sm">{t('none')}</p>)}
      </div>
      <VisuallyHidden>
        <span role="status">{text !== null && isOpen && view && <Result view={view} />}</span>
      </VisuallyHidden>
    </>
  )
}

/** Keeps the focus in the field if the suggestions are pressed, except in their own fields. */
function keepFocus(event: MouseEvent) {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}

/** What was found, for screen readers. */
function Result({ view: { rows, scanned } }: { view: SuggestionsView }) {
  const t = useWords(suggestionsWords)
  if (scanned) return t('scannedStatus', { title: scanned.title, state: scanned.state })
  return rows.length === 0 ? t('none') : t('count', { count: rows.length })
}

function Placeholder() {
  const t = useWords(suggestionsWords)
  return (
    <div className="divide-y divide-line">
      {placeholders.map((row) => (
        <div key={row} className="flex h-14 items-center gap-3 px-4">
          <Skeleton width="3rem" height="3rem" />
          <Skeleton width="40%" />
        </div>
      ))}
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  )
}

function Failure({ retry }: { retry: () => void }) {
  const t = useWords(suggestionsWords)
  const controls = useWords(controlsWords)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 p-4 text-sm">
      <p role="alert">{t('failed')}</p>
      <Button size="sm" variant="secondary" onPress={retry}>
        {controls('tryAgain')}
      </Button>
    </div>
  )
}

/** How to use the keys, and the link to all results. */
function Footer({ view: { scanned, rows, text, total, totalText } }: { view: SuggestionsView }) {
  const t = useWords(suggestionsWords)
  const paths = useShopPaths()
  return (
    <div
      className={
        'flex flex-wrap items-center justify-between gap-x-4 border-t border-line bg-well px-4 py-1 text-xs ' +
        'text-ink-muted'
      }
    >
      <span className="pointer-coarse:hidden">{scanned ? t('scannedKeys') : t('keys')}</span>
      {total > rows.length && !scanned && (
        <Link href={paths.products(`q=${encodeURIComponent(text)}`)}>{t('all', { total: totalText, text })}</Link>
      )}
    </div>
  )
}
