import { useState } from 'react'
import type { AddQuickOrder, QuickOrderView } from '@skafferi/domain/shop/cart/views'
import { Button } from '../../../components/actions/button'
import { CartIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { quickOrderWords } from '../../../words/generated/quick-order'

export interface OrderBarProps extends Pick<AddQuickOrder, 'adding' | 'onAdd'> {
  view: QuickOrderView
  /** Opens the dialog with the lines that are not on the page. */
  onShowOffPage: () => void
  onClear: () => void
}

/**
 * The total of the list, and the button that adds it to the cart. Dark in every scheme, so that yellow has contrast.
 */
export function OrderBar({ view, adding, onAdd, onShowOffPage, onClear }: OrderBarProps) {
  const t = useWords(quickOrderWords)
  const [isConfirming, setIsConfirming] = useState(false)
  const { lines, pieces, total, saved, offPageLines, pictures } = view
  return (
    <div
      role="region"
      aria-label={t('bar.label')}
      data-scheme="dark"
      className={
        'flex flex-wrap items-center gap-x-4 gap-y-2 bg-raised px-4 py-1.5 text-ink shadow-float ' +
        'in-data-[density=compact]:py-1 md:rounded-lg max-md:-mx-gutter max-md:px-gutter max-md:pt-2.5 ' +
        'max-md:pb-[calc(0.625rem+env(safe-area-inset-bottom))]'
      }
    >
      <span aria-hidden="true" className="flex gap-1 max-lg:hidden">
        {pictures.map((picture) => (
          <img
            key={picture}
            src={picture}
            alt=""
            width="32"
            height="32"
            className={
              'size-8 rounded-sm bg-media transition-[opacity,translate] duration-move starting:translate-y-2 ' +
              'starting:opacity-0'
            }
          />
        ))}
      </span>
      <p className="num flex flex-wrap items-baseline gap-x-1.5 text-sm">
        <b>{t('bar.lines', { count: lines })}</b>
        <span className="text-ink-muted">{t('bar.pieces', { count: pieces })}</span>
      </p>
      <b className="num min-w-0 text-lg leading-6 wrap-anywhere">{total}</b>
      {saved !== null && (
        <span
          className={
            'num rounded-xs bg-price-better px-1.75 py-0.5 text-xs font-medium wrap-anywhere text-ink-on-price ' +
            'forced-colors:border'
          }
        >
          {t('bar.saved', { amount: saved })}
        </span>
      )}
      <span
        className={'ms-auto flex min-w-0 flex-wrap items-center justify-end gap-2 max-md:w-full max-md:*:last:flex-1'}
      >
        {isConfirming ? (
          <>
            <span className="text-sm">{t('bar.clearAsk', { count: lines })}</span>
            <Button variant="quiet" autoFocus onPress={() => setIsConfirming(false)}>
              {t('bar.clearNo')}
            </Button>
            <Button
              variant="danger"
              onPress={() => {
                setIsConfirming(false)
                onClear()
              }}
            >
              {t('bar.clearYes')}
            </Button>
          </>
        ) : (
          <>
            {offPageLines.length > 0 && (
              <Button variant="quiet" size="sm" aria-haspopup="dialog" onPress={onShowOffPage}>
                {t('bar.offPage', { count: offPageLines.length })}
              </Button>
            )}
            <Button variant="quiet" disabled={adding} onPress={() => setIsConfirming(true)}>
              {t('bar.clear')}
            </Button>
            <Button busy={adding} busyLabel={t('bar.adding')} onPress={onAdd}>
              <CartIcon />
              {t('bar.add', { count: lines })}
            </Button>
          </>
        )}
      </span>
    </div>
  )
}
