import { LinkButton } from '../../components/actions/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { DocumentTitle } from '../../components/layout/page-layout'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'

/** Shown for a URL without a page. */
export function NotFoundScreen() {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  return (
    <>
      <DocumentTitle>{t('notFound.pageTitle')}</DocumentTitle>
      <EmptyState
        headingLevel={1}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={<LinkButton href={paths.home}>{t('notFound.action')}</LinkButton>}
      />
    </>
  )
}
