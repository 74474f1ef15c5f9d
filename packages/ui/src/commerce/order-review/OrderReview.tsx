import { useDeferredValue, useId, useState, type FormEvent } from 'react'
import type { ReviewLineView } from '@skafferi/domain/checkout/views'
import { matchingLines } from '../../internal/matching-lines'
import { Button } from '../../components/button'
import { SearchBox } from '../../components/search-box'
import { useWords } from '../../words'
import { orderReviewWords } from '../../words/generated/order-review'
import { RestrictedLines } from './RestrictedLines'
import { ReviewTable } from './ReviewTable'

/** From more lines on they are folded at first, and can be searched. */
const LONG = 10

export interface OrderReviewProps {
  /** The lines in the order they were added. */
  lines: readonly ReviewLineView[]
  /** Pieces of all lines. */
  pieces: number
  /** Ids of lines that have changed; they come first, like those that cannot be delivered. None by default. */
  changed?: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/**
 * All that is about to be ordered, to be read once more. A long order is folded, unless something in it has changed or
 * cannot be delivered.
 */
export function OrderReview({ lines, pieces, changed = none }: OrderReviewProps) {
  const t = useWords(orderReviewWords)
  const listId = useId()
  const [choice, setChoice] = useState<'open' | 'folded'>()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed)
  const isLong = lines.length > LONG
  const isMarked = ({ id, undeliverableTo }: ReviewLineView) => changed.has(id) || undeliverableTo !== null
  const isOpen = choice === undefined ? !isLong || lines.some(isMarked) : choice === 'open'
  const found = matchingLines(lines, text)
  const shown = found ? lines.filter(({ id }) => found.has(id)) : lines
  const markedFirst = [...shown.filter(isMarked), ...shown.filter((line) => !isMarked(line))]

  function type({ target }: FormEvent) {
    if (target instanceof HTMLInputElement) setTyped(target.value)
  }

  return (
    <section aria-label={t('review.label')} className="overflow-clip rounded-lg border border-line bg-surface">
      <div data-density="compact" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
        <p className="num font-bold">{t('review.count', { lines: lines.length, pieces })}</p>
        {isLong && (
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
            {isOpen && (
              <div className="min-w-0" onInput={type}>
                <SearchBox
                  name="line"
                  label={t('review.search')}
                  placeholder={t('review.placeholder')}
                  onSearch={(event) => setTyped(event.text)}
                  onClear={() => setTyped('')}
                />
              </div>
            )}
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={listId}
              onPress={() => setChoice(isOpen ? 'folded' : 'open')}
            >
              {t(isOpen ? 'review.hide' : 'review.show')}
            </Button>
          </div>
        )}
      </div>
      <RestrictedLines lines={lines} />
      <p role="status" className={found ? 'num px-4 pb-2 text-xs text-ink-muted' : 'sr-only'}>
        {found &&
          (found.size > 0
            ? t('review.found', { found: found.size, count: lines.length })
            : t('review.none', { text: text.trim() }))}
      </p>
      <div id={listId}>{isOpen && shown.length > 0 && <ReviewTable lines={markedFirst} changed={changed} />}</div>
    </section>
  )
}
