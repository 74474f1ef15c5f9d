import { useRef } from 'react'
import type { ShelfView } from '@skafferi/domain/shop/shelf/views'
import { Button } from '../../../components/actions/button'
import { Link } from '../../../components/actions/link'
import { CartIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { shelfWords } from '../../../words/generated/shelf'
import { useShopPaths } from '../../service/shop-paths'

/** Events of the bar. */
export interface FillBarEvents {
  /** Fills all gaps that are not filled yet. */
  onFillAll: () => void
  /** Takes back the last change. */
  onUndo: () => void
  /** Adds what was filled to the cart. */
  onAdd: () => void
}

export interface FillBarProps extends FillBarEvents {
  view: Pick<ShelfView, 'source' | 'gaps' | 'draft' | 'rest' | 'inCart'>
  /** True while what was filled is being added to the cart. */
  adding: boolean
  /** True if a report beside it leads to the cart. False by default. */
  isReported?: boolean
}

/**
 * The sum of the gaps and Fill all; once something is filled, its sum and Add; once it is in the cart, the way there.
 * Nothing if there is nothing to fill. Dark in every scheme. Fill all and Add are at opposite ends, so that a second
 * tap on the same place never orders.
 */
export function FillBar({ view, adding, isReported = false, onFillAll, onUndo, onAdd }: FillBarProps) {
  const t = useWords(shelfWords)
  const paths = useShopPaths()
  const summary = useRef<HTMLParagraphElement>(null)
  const { source, gaps, draft, rest, inCart } = view
  const sum = draft ?? gaps
  const hasCart = !draft && !isReported && inCart > 0
  if (sum.places === 0 && !hasCart) return null
  const subject = draft ? 'bar.added' : source === 'suggested' ? 'bar.articles' : 'bar.gaps'
  const saving = sum.saved !== null && (
    <span
      className={
        'num rounded-xs bg-price-better px-1.75 py-0.5 text-xs font-medium wrap-anywhere text-ink-on-price ' +
        'forced-colors:border'
      }
    >
      {t('bar.saved', { amount: sum.saved })}
    </span>
  )
  return (
    <div
      role="region"
      aria-label={t('bar.label')}
      data-scheme="dark"
      className={
        'flex min-h-16 flex-wrap items-center gap-x-5 gap-y-2 bg-raised px-5 py-1 text-ink print:hidden ' +
        'max-md:px-gutter'
      }
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-1.5 md:contents">
        <p ref={summary} tabIndex={-1} className="num flex flex-wrap items-baseline gap-x-1.5 text-sm">
          <b>{sum.places > 0 ? t(subject, { count: sum.places }) : t('bar.inCart', { count: inCart })}</b>
          {sum.places > 0 && (
            <span className="text-ink-muted max-md:hidden">{t('bar.pieces', { count: sum.pieces })}</span>
          )}
        </p>
        {sum.places > 0 && (
          <p className="num flex flex-wrap items-baseline gap-x-1.5">
            <b className="text-lg wrap-anywhere">{sum.total}</b>
            <span className="text-xs text-ink-muted">{t('bar.vat')}</span>
          </p>
        )}
        {draft && saving}
      </div>
      {hasCart && (
        <span className="ms-auto text-sm [&>a]:block [&>a]:leading-6">
          <Link href={paths.cart}>{t('bar.cart')}</Link>
        </span>
      )}
      {draft && (
        <span className="md:ms-auto">
          <Button variant="quiet" disabled={adding} onPress={onUndo}>
            {t('bar.undo')}
          </Button>
        </span>
      )}
      <span className="flex w-full items-center justify-end gap-2 empty:hidden md:contents">
        {rest.places > 0 && (
          <span className="max-md:me-auto md:-order-1">
            <Button
              data-replay
              variant={draft ? 'quiet' : 'primary'}
              size={draft ? 'md' : 'lg'}
              disabled={adding}
              onPress={() => {
                onFillAll()
                // Then nothing is left to fill, and the button is gone.
                summary.current?.focus()
              }}
            >
              {draft
                ? t('bar.fillRest', { count: rest.places })
                : source === 'suggested'
                  ? t('bar.start')
                  : t('bar.fillAll', { count: rest.places })}
            </Button>
          </span>
        )}
        {draft ? (
          <Button size="lg" busy={adding} busyLabel={t('bar.adding')} onPress={onAdd}>
            <CartIcon />
            {t('bar.add', { count: draft.places })}
          </Button>
        ) : (
          saving
        )}
      </span>
    </div>
  )
}
