import { type ReactNode } from 'react'
import type { AddSaved, CardPurchasesView } from '@skafferi/domain/shop/cart/views'
import type { NoteEditing, WishlistActions } from '@skafferi/domain/shop/wishlist/views'
import { BannerMessage } from '../../components/feedback/banner-message'
import { ErrorState } from '../../components/feedback/error-state'
import { CheckIcon } from '../../components/content/icon'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { useAccountProblemText } from '../../commerce/account/account-problem-text'
import { LazyNoteDialog } from '../../commerce/wishlist/note-dialog'
import { isTransportFailure, useProblemText } from '../../commerce/service/problem-text'
import type { CardEvents } from '../../commerce/catalogue/product-card'
import { ProductShelfSkeleton } from '../../commerce/catalogue/product-shelf'
import { WishlistReport } from '../../commerce/wishlist/wishlist-report'
import { useWords } from '../../words'
import { wishlistWords } from '../../words/generated/wishlist'
import { WishlistContent } from './WishlistContent'

export interface WishlistScreenProps extends WishlistActions, CardEvents {
  /** Adding several products at once, and its result. */
  addSaved: AddSaved
  /** Editing the note of a product; `limit` is its maximum length in characters. */
  note: NoteEditing & { limit: number }
  /** The states of purchases from cards. */
  purchases: CardPurchasesView
  /** Overlay: the AddToCartDialog, after Select Variant was pressed. */
  dialog?: ReactNode
}

/** The company's wishlist (Specification (accounts) §2, wishlist screen). */
export function WishlistScreen({
  wishlist,
  changes,
  purchases,
  addSaved,
  note,
  dialog,
  ...events
}: WishlistScreenProps) {
  const t = useWords(wishlistWords)
  const problemText = useAccountProblemText()
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <div className="grid gap-4 py-6">
        <div className="grid gap-1">
          <PageHeading>{t('title')}</PageHeading>
          <p role="status" className="flex flex-wrap gap-x-4 text-ink-muted">
            {wishlist.status === 'ready' && <span className="num">{t('count', { count: wishlist.view.count })}</span>}
            {changes.done !== null && <Done>{t(changes.done)}</Done>}
          </p>
        </div>
        {changes.problem !== null && (
          <BannerMessage tone="critical" announce="assertive">
            {problemText(changes.problem)}
          </BannerMessage>
        )}
        <AddOutcome addSaved={addSaved} />
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
            adding={addSaved.adding}
            onAddSaved={addSaved.onAddSaved}
            onNoteEdit={note.onNoteEdit}
          />
        )}
      </div>
      {note.edited !== null && (
        <LazyBoundary onClose={() => note.onNoteClose()}>
          <LazyNoteDialog
            purpose="edit"
            product={note.edited.title}
            draft={note.draft}
            note={note.edited.note}
            limit={note.limit}
            saving={note.saving}
            failure={note.problem && problemText(note.problem)}
            onSave={note.onNoteSave}
            onClose={note.onNoteClose}
          />
        </LazyBoundary>
      )}
      {dialog}
    </>
  )
}

/** The result of adding several products; without a response, what to do before retrying. */
function AddOutcome({ addSaved: { report, problem, onReportDismiss } }: Pick<WishlistScreenProps, 'addSaved'>) {
  const t = useWords(wishlistWords)
  const problemText = useProblemText()
  if (problem !== null) {
    return (
      <BannerMessage tone="critical" announce="assertive">
        {isTransportFailure(problem) ? t('report.unanswered') : problemText(problem)}
      </BannerMessage>
    )
  }
  return report && <WishlistReport report={report} onDismiss={onReportDismiss} />
}

/** The result of the last action, with icon and text. */
function Done({ children }: { children: string }) {
  return (
    <span className="flex items-center gap-1.5 font-medium text-positive">
      <CheckIcon size="sm" />
      {children}
    </span>
  )
}
