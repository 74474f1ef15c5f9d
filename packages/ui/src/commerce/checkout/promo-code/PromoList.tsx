import { useEffect, useRef } from 'react'
import type { Load, Problem } from '@skafferi/domain/platform/action/views'
import type { PromotionsView, PromotionView } from '@skafferi/domain/shop/cart/views'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { Button } from '../../../components/actions/button'
import { Chip } from '../../../components/content/chip'
import { WarningIcon } from '../../../components/content/icon'
import { Skeleton, SkeletonGroup } from '../../../components/feedback/skeleton'
import { useWords } from '../../../words'
import { controlsWords } from '../../../words/generated/controls'
import { promoWords } from '../../../words/generated/promo'
import { BetterPrice } from '../../prices-and-stock/better-price'
import { useProblemText } from '../../service/problem-text'

export interface PromoListProps {
  codes: Load<PromotionsView>
  /** The code that is being removed; `null` if none is. */
  removing: string | null
  onRemove: (event: { code: string }) => void
}

/** The codes on the cart, each with its discount. */
export function PromoList({ codes, removing, onRemove }: PromoListProps) {
  const t = useWords(promoWords)
  if (codes.status === 'failed') {
    return <CodesFailed problem={codes.problem} onRetry={codes.retry} />
  }
  if (codes.status === 'loading') {
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton width="10rem" height="2rem" />
      </SkeletonGroup>
    )
  }
  return <AppliedCodes promotions={codes.view.promotions} removing={removing} onRemove={onRemove} />
}

function AppliedCodes({ promotions, removing, onRemove }: PromotionsView & Omit<PromoListProps, 'codes'>) {
  const t = useWords(promoWords)
  const region = useRef<HTMLDivElement>(null)
  const pendingRemoval = useRef<{ code: string; position: number }>(null)

  // The focus of a removed chip moves to the next one, or to the group if it was the last.
  useEffect(() => {
    const removed = pendingRemoval.current
    if (removed === null || promotions.some(({ code }) => code === removed.code)) {
      return
    }
    pendingRemoval.current = null
    if (document.activeElement === document.body) {
      const buttons = [...(region.current?.querySelectorAll('button') ?? [])]
      const next = buttons[removed.position] ?? buttons.at(-1) ?? region.current
      next?.focus()
    }
  }, [promotions])

  return (
    <div ref={region} tabIndex={-1} role="group" aria-label={t('applied')} className="rounded-xs">
      <p role="status" className="sr-only">
        {removing !== null && t('removing', { code: removing })}
      </p>
      {promotions.length > 0 && (
        <ul className="grid gap-2">
          {promotions.map((promotion, position) => (
            <li
              key={promotion.code}
              aria-busy={promotion.code === removing || undefined}
              className="flex flex-wrap items-center gap-x-3 gap-y-1"
            >
              <Chip
                label={promotion.code}
                onRemove={() => {
                  pendingRemoval.current = { code: promotion.code, position }
                  onRemove({ code: promotion.code })
                }}
              />
              <PromotionDiscount {...promotion} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function PromotionDiscount({ reduction, discount }: PromotionView) {
  const t = useWords(promoWords)
  return (
    <span className="num inline-flex min-w-0 flex-wrap items-center gap-x-2 text-xs text-ink-muted">
      {t(reduction.kind, { amount: reduction.text })}
      {discount === null ? (
        <span className="inline-flex items-center gap-1.25 text-caution">
          <WarningIcon size="sm" />
          {t('notNow')}
        </span>
      ) : (
        <BetterPrice>{discount}</BetterPrice>
      )}
    </span>
  )
}

function CodesFailed({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const t = useWords(controlsWords)
  const problemText = useProblemText()
  return (
    <BannerMessage
      tone="critical"
      action={
        <Button variant="quiet" size="sm" onPress={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {problemText(problem)}
    </BannerMessage>
  )
}
