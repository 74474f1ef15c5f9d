import { useId } from 'react'
import type { Problem } from '@skafferi/domain/platform/action/views'
import type { CardPurchaseState } from '@skafferi/domain/shop/cart/views'
import type { UsualArticleView } from '@skafferi/domain/shop/orders/views'
import { Button } from '../../../components/actions/button'
import { CheckIcon, PlusIcon } from '../../../components/content/icon'
import { Link } from '../../../components/actions/link'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { homeWords } from '../../../words/generated/home'
import { BetterPrice } from '../../prices-and-stock/better-price'
import { useProblemText } from '../../service/problem-text'
import { useShopPaths } from '../../service/shop-paths'

/** Events of the tiles. */
export interface UsualArticleEvents {
  /** Adds pieces of an article. */
  onAdd: (event: { productId: string; variantId: string; quantity: number }) => void
}

export interface UsualArticleProps extends UsualArticleEvents {
  article: UsualArticleView
  /** The state of the last press. */
  state: CardPurchaseState
  /** Why it failed; otherwise null. */
  problem: Problem | null
}

/** A tile: the picture, the last order and its frequency, the price at that quantity, and a button that adds it. */
export function UsualArticle({ article, state, problem, onAdd }: UsualArticleProps) {
  const t = useWords(homeWords)
  const paths = useShopPaths()
  const titleId = useId()
  const { productId, variantId, title, subtitle, picture, quantity, lastOrdered, everyDays, price, left } = article
  return (
    <div className="group grid h-full grid-rows-[auto_1fr]">
      <ShelfImage src={picture.src ?? undefined} alt="" size="low" loading="eager" />
      <div data-label className="grid grid-cols-[minmax(0,1fr)] content-between gap-2 border-line p-3">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-xs text-ink-muted">
          <h3 id={titleId} className="text-sm text-ink wrap-anywhere">
            <Link variant="quiet" href={paths.product(productId)}>
              {title}
            </Link>
          </h3>
          {subtitle !== null && <span>{subtitle}</span>}
          <span className="num">{t('usual.last', { quantity, date: lastOrdered })}</span>
          <span className="num">{everyDays === null ? t('usual.once') : t('usual.every', { days: everyDays })}</span>
          <Outcome state={state} problem={problem} />
        </div>
        <div className="num flex flex-wrap items-center justify-between gap-2">
          {article.isBetterPrice ? <BetterPrice>{price}</BetterPrice> : <b>{price}</b>}
          {left === null ? (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('usual.addOf', { quantity, title })}
              busy={state === 'busy'}
              busyLabel={t('usual.adding')}
              onPress={() => onAdd({ productId, variantId, quantity })}
            >
              {state === 'added' ? <CheckIcon size="sm" /> : <PlusIcon size="sm" />}
              {t('usual.add', { quantity })}
            </Button>
          ) : (
            <span className="text-xs font-medium text-caution">
              {left === 0 ? t('usual.out') : t('usual.left', { left })}
            </span>
          )}
        </div>
      </div>
    </div>
  )
}

/** The result of the last press. */
function Outcome({ state, problem }: Pick<UsualArticleProps, 'state' | 'problem'>) {
  const t = useWords(homeWords)
  const problemText = useProblemText()
  return (
    <span role="status" className="font-medium">
      {state === 'added' && <span className="text-positive">{t('usual.added')}</span>}
      {problem && <span className="text-critical">{problemText(problem)}</span>}
    </span>
  )
}
