import type { PageContentView } from '@skafferi/domain/shop/content/views'
import { LinkButton } from '../../components/actions/button'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { BannerFaultLine } from '../../commerce/service/banner'
import { FaqList } from '../../commerce/service/faq-list'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { TextSection } from '../../commerce/service/text-section'
import { BlockList, type BlockComponents } from '../../internal/block-list'
import { useWords } from '../../words'
import { faqWords } from '../../words/generated/faq'
import { LoadingScreen } from '../error-screen'

const components: BlockComponents<object> = { questions: FaqList, text: TextSection }

/** Questions and answers, and a link to the contact page (Specification (accounts) §2, FAQ). */
export function FaqScreen({ blocks, contentFault }: PageContentView) {
  const t = useWords(faqWords)
  const { contact } = useShopPaths()
  const isLoading = blocks === null && contentFault === null
  const isEmpty = blocks?.length === 0
  return (
    <div className="grid gap-6 py-6 md:py-8">
      <DocumentTitle>{t('pageTitle')}</DocumentTitle>
      <div className="grid gap-2">
        <PageHeading>{t('title')}</PageHeading>
        <BannerFaultLine fault={contentFault} subject="content" />
      </div>
      {isLoading && <LoadingScreen />}
      {blocks && !isEmpty && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <BlockList blocks={blocks} components={components} shared={{}} spacing="none" />
        </div>
      )}
      {/* Below the questions, so it is not shown before them and does not move. */}
      {!isLoading && contact !== undefined && (
        <section className="flex flex-wrap items-center justify-between gap-4 border-t-2 border-shelf pt-5">
          <div className="min-w-0">
            <h2>{t(isEmpty ? 'empty' : 'more.title')}</h2>
            <p className="text-ink-muted">{t('more.text')}</p>
          </div>
          <LinkButton href={contact}>{t('more.action')}</LinkButton>
        </section>
      )}
    </div>
  )
}
