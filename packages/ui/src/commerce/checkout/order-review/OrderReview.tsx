import { useDeferredValue, useId, useState, type FormEvent } from 'react'
import type { ReviewLineView } from '@skafferi/domain/shop/checkout/views'
import { matchingLines } from '../../../internal/matching-lines'
import { Button } from '../../../components/actions/button'
import { ShelfImage } from '../../../components/content/shelf-image'
import { SearchBox } from '../../../components/forms/search-box'
import { useWords } from '../../../words'
import { orderReviewWords } from '../../../words/generated/order-review'
import { ReviewTable } from './ReviewTable'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { Link } from '../../../components/actions/link'
import { useShopPaths } from '../../service/shop-paths'

interface RestrictedLinesProps {
  lines: readonly Pick<ReviewLineView, 'undeliverableTo'>[]
}

/** A warning about lines that cannot be delivered to the destination by law; nothing if there are none. */
function RestrictedLines({ lines }: RestrictedLinesProps) {
  const t = useWords(orderReviewWords)
  const paths = useShopPaths()
  const [country, ...others] = lines.flatMap(({ undeliverableTo }) => undeliverableTo ?? [])
  if (country === undefined) return null
  return (
    <div className="px-4 pb-3">
      <BannerMessage
        tone="caution"
        announce="polite"
        action={
          <Link href={paths.cart} variant="quiet">
            {t('review.toCart')}
          </Link>
        }
      >
        {t('review.undeliverable', { count: others.length + 1, country })}
      </BannerMessage>
    </div>
  )
}

/** Orders with more lines can be searched. */
const SEARCH_ABOVE = 10

/** Maximum number of pictures, on wide screens and on phones. */
const MAX_PICTURES = { wide: 10, phone: 5 } as const

export interface OrderReviewProps {
  /** The lines in the order they were added. */
  lines: readonly ReviewLineView[]
  /** Pieces of all lines. */
  pieces: number
  /** Ids of changed lines; they come first, like undeliverable ones. None by default. */
  changed?: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** The lines to check before ordering: their pictures at first, or all if one has changed or cannot be delivered. */
export function OrderReview({ lines, pieces, changed = none }: OrderReviewProps) {
  const t = useWords(orderReviewWords)
  const listId = useId()
  const [choice, setChoice] = useState<'open' | 'collapsed'>()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed)
  const needsAttention = ({ id, undeliverableTo }: ReviewLineView) => changed.has(id) || undeliverableTo !== null
  const isOpen = choice === undefined ? lines.some(needsAttention) : choice === 'open'
  const matchingIds = matchingLines(lines, text)
  const visibleLines = matchingIds ? lines.filter(({ id }) => matchingIds.has(id)) : lines
  const sortedLines = [...visibleLines.filter(needsAttention), ...visibleLines.filter((line) => !needsAttention(line))]

  function handleInput({ target }: FormEvent) {
    if (target instanceof HTMLInputElement) setTyped(target.value)
  }

  return (
    <section aria-label={t('review.label')} className="overflow-clip rounded-lg border border-line bg-surface">
      <div data-density="compact" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
        <p className="num font-bold">{t('review.count', { lines: lines.length, pieces })}</p>
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          {isOpen && lines.length > SEARCH_ABOVE && (
            <div className="min-w-0" onInput={handleInput}>
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
            onPress={() => setChoice(isOpen ? 'collapsed' : 'open')}
          >
            {t(isOpen ? 'review.hide' : 'review.show')}
          </Button>
        </div>
      </div>
      {!isOpen && <LinePictures lines={lines} />}
      <RestrictedLines lines={lines} />
      <p role="status" className={matchingIds ? 'num px-4 pb-2 text-xs text-ink-muted' : 'sr-only'}>
        {matchingIds &&
          (matchingIds.size > 0
            ? t('review.found', { found: matchingIds.size, count: lines.length })
            : t('review.none', { text: text.trim() }))}
      </p>
      <div id={listId}>
        {isOpen && visibleLines.length > 0 && <ReviewTable lines={sortedLines} changed={changed} />}
      </div>
    </section>
  )
}

/** Pictures of the first products on a shelf, and the number of further ones; the names are in the list. */
function LinePictures({ lines }: Pick<OrderReviewProps, 'lines'>) {
  const t = useWords(orderReviewWords)
  const more = (visibleCount: number) =>
    lines.length > visibleCount && t('review.more', { count: lines.length - visibleCount })
  return (
    <div data-density="compact" className="flex items-end gap-2 border-b-2 border-shelf bg-media px-2 pt-2">
      {lines.slice(0, MAX_PICTURES.wide).map(({ id, picture }) => (
        <span key={id} className="-mb-0.5 max-md:nth-[n+6]:hidden">
          <ShelfImage src={picture.src ?? undefined} alt="" size="thumb" />
        </span>
      ))}
      <span className="num ms-auto pe-2 pb-2 text-xs text-ink-muted max-md:hidden">{more(MAX_PICTURES.wide)}</span>
      <span className="num ms-auto pe-2 pb-2 text-xs text-ink-muted md:hidden">{more(MAX_PICTURES.phone)}</span>
    </div>
  )
}
