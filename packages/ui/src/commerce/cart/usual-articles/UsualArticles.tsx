import { cva } from 'class-variance-authority'
import type { Load } from '@skafferi/domain/platform/action/views'
import type { CardPurchasesView } from '@skafferi/domain/shop/cart/views'
import type { UsualArticleView } from '@skafferi/domain/shop/orders/views'
import { EmptyState } from '../../../components/feedback/empty-state'
import { ErrorState } from '../../../components/feedback/error-state'
import { Link } from '../../../components/actions/link'
import { Skeleton, SkeletonGroup } from '../../../components/feedback/skeleton'
import { useWords } from '../../../words'
import { homeWords } from '../../../words/generated/home'
import { useProblemText } from '../../service/problem-text'
import { useShopPaths } from '../../service/shop-paths'
import { UsualArticle, type UsualArticleEvents } from './UsualArticle'

/** The height of a tile with a name of two lines, so that there is no layout shift. */
const height = 'min-h-83 lg:min-h-72'

const placeholderStyles = cva(`grid ${height}`)

/** In narrow windows the row scrolls horizontally. The dividers are below the shelf's line, which is unbroken. */
const rowStyles = cva(
  `${height} flex overflow-x-auto scrollbar-none rounded-lg border border-line bg-surface ` +
    '[&>li+li_[data-label]]:border-s *:w-44 *:flex-none lg:*:w-auto lg:*:flex-1',
)

export interface UsualArticlesProps extends UsualArticleEvents {
  /** Empty if the company has not ordered yet: nothing is rendered. */
  articles: Load<readonly UsualArticleView[]>
  /** State of the purchases. */
  purchases: CardPurchasesView
  /** Its heading; "Fill up again" by default. */
  title?: string
  /** `page`: one alert announces several failed parts; this one only shows its text. `own` by default. */
  failureAlert?: 'own' | 'page'
}

/** Articles that the company orders repeatedly; one press adds one. */
export function UsualArticles({ articles, purchases, title, failureAlert = 'own', onAdd }: UsualArticlesProps) {
  const t = useWords(homeWords)
  const heading = title || t('usual.title')
  const paths = useShopPaths()
  if (articles.status === 'ready' && articles.view.length === 0) return null
  return (
    <section className="pt-4 md:pt-6">
      <div
        className={
          'mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-1 [&>a]:inline-flex [&>a]:min-h-6 ' +
          '[&>a]:items-center'
        }
      >
        <h2 className="wrap-anywhere">{heading}</h2>
        <Link href={paths.profile}>{t('usual.history')}</Link>
      </div>
      <ArticleList
        title={heading}
        articles={articles}
        purchases={purchases}
        failureAlert={failureAlert}
        onAdd={onAdd}
      />
    </section>
  )
}

function ArticleList({ title, articles, purchases, failureAlert, onAdd }: UsualArticlesProps) {
  const t = useWords(homeWords)
  const problemText = useProblemText()
  if (articles.status === 'loading') {
    return (
      <SkeletonGroup label={t('usual.loading')}>
        <div className={placeholderStyles()}>
          <Skeleton height="100%" />
        </div>
      </SkeletonGroup>
    )
  }
  if (articles.status === 'failed') {
    const { problem, retry } = articles
    if (failureAlert === 'page') return <EmptyState variant="panel" title={problemText(problem)} headingLevel={3} />
    return <ErrorState variant="panel" title={problemText(problem)} headingLevel={3} onRetry={() => retry()} />
  }
  return (
    <ul role="list" aria-label={title} className={rowStyles()}>
      {articles.view.map((article) => (
        <li key={article.variantId}>
          <UsualArticle
            article={article}
            state={purchases.stateOf(article.variantId)}
            problem={purchases.problemOf(article.variantId)}
            onAdd={onAdd}
          />
        </li>
      ))}
    </ul>
  )
}
