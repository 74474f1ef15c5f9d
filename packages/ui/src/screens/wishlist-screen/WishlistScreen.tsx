import type { ReactNode } from 'react'
import type { CardPurchasesView } from '@skafferi/domain/cart/views'
import type { WishlistActions } from '@skafferi/domain/wishlist/views'
import { BannerMessage } from '../../components/banner-message'
import { ErrorState } from '../../components/error-state'
import { CheckIcon } from '../../components/icon'
import { DocumentTitle, PageHeading } from '../../components/page-layout'
import { useAccountProblemText } from '../../commerce/account-problem-text'
import type { CardEvents } from '../../commerce/product-card'
import { ProductShelfSkeleton } from '../../commerce/product-shelf'
import { useWords } from '../../words'
import { wishlistWords } from '../../words/generated/wishlist'
import { WishlistContent } from './WishlistContent'

export interface WishlistScreenProps extends WishlistActions, CardEvents {
  /** How the purchases from the cards stand. */
  purchases: CardPurchasesView
  /** What lies over the wishlist: the AddToCartDialog, once Select Variant was pressed. */
  dialog?: ReactNode
}

/** What the company saved for later (Specification (accounts) §2, wishlist screen). */
export function WishlistScreen({ wishlist, changes, purchases, dialog, ...events }: WishlistScreenProps) {
  const t = useWords(wishlistWords)
  const problemText = useAccountProblemText()
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <div className="grid gap-4 py-6">
        <div className="grid gap-1">
          <PageHeading>{t('title')}</PageHeading>
          <p role="status" className="flex flex-wrap gap-x-4 text-ink-muted">
            {wishlist.status === 'ready' && (
              <span className="num">{t('count', { count: wishlist.view.count })}</span>
            )}
            {changes.done !== null && <Done>{t(changes.done)}</Done>}
          </p>
        </div>
        {changes.problem !== null && (
          <BannerMessage tone="critical" announce="assertive">
            {problemText(changes.problem)}
          </BannerMessage>
        )}
        {wishlist.status === 'loading' && <ProductShelfSkeleton label={t('loading')} />}
        {wishlist.status === 'failed' && (
          <ErrorState variant="panel" title={problemText(wishlist.problem)} onRetry={() => wishlist.retry()} />
        )}
        {wishlist.status === 'ready' && (
          <WishlistContent
            {...events}
            wishlist={wishlist.view}
            refreshing={wishlist.refreshing}
            changes={changes}
            purchases={purchases}
          />
        )}
      </div>
      {dialog}
    </>
  )
}

/** What was done just now, in sign and words. */
function Done({ children }: { children: string }) {
  return (
    <span className="flex items-center gap-1.5 font-medium text-positive">
      <CheckIcon size="sm" />
      {children}
    </span>
  )
}
