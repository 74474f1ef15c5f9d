import { useState, type ReactNode } from 'react'
import type { PageContentView } from '@skafferi/domain/shop/content/views'
import type { ProductView } from '@skafferi/domain/shop/product/views'
import { useBrand } from '../../../components/content/brand'
import { LazyBoundary } from '../../../components/feedback/lazy-boundary'
import { CheckIcon } from '../../../components/content/icon'
import { DescriptionList, type Description } from '../../../components/content/description-list'
import { Tabs, type Tab } from '../../../components/navigation/tabs'
import { lazyWithRetry } from '../../../internal/lazy-with-retry'
import { useWords } from '../../../words'
import { productWords } from '../../../words/generated/product'
import { ShippingTable } from '../../checkout/shipping-table'
import { BannerFaultLine } from '../../service/banner'

/** {@link InfoPanel}, loaded after the page: its tab is closed at first. */
const LazyInfoPanel = lazyWithRetry(() => import('./InfoPanel').then(({ InfoPanel }) => ({ default: InfoPanel })))

interface LabelFactsProps {
  label: ProductView['label']
}

/** Facts that food buyers must see before ordering; unknown ones are omitted. */
function LabelFacts({ label }: LabelFactsProps) {
  const t = useWords(productWords)
  const { ingredients, allergens, mayContain, netContent, barcode } = label
  const entries: (Description | null)[] = [
    ingredients && { term: t('ingredients'), description: <Ingredients parts={ingredients} /> },
    allergens === null ? null : { term: t('allergens'), description: allergens || t('allergensNone') },
    mayContain === null ? null : { term: t('mayContain'), description: mayContain },
    netContent === null ? null : { term: t('netContent'), description: <span className="num">{netContent}</span> },
    barcode === null ? null : { term: t('barcode'), description: <span className="num">{barcode}</span> },
  ]
  const items = entries.filter((entry) => entry !== null)
  return (
    items.length > 0 && (
      <div className="mt-4 max-w-[52ch] border-t border-line pt-4">
        <DescriptionList variant="aligned" items={items} />
      </div>
    )
  )
}

/** Allergens are bold within the list (Regulation (EU) 1169/2011, article 21). */
function Ingredients({ parts }: { parts: NonNullable<ProductView['label']['ingredients']> }) {
  return parts.map(({ text, allergen }, index) => (allergen ? <strong key={index}>{text}</strong> : text))
}

export interface ProductTabsProps extends PageContentView {
  details: ProductView
  /** The Review tab; omit for none. */
  reviews?: ProductTabsReviews
}

/** The Review tab. */
export interface ProductTabsReviews {
  /** Approved reviews, on all pages; shown in the tab. */
  count: number
  /** The content of the tab, rendered when it is first opened. */
  content: ReactNode
}

/** Details of a product: description, additional info, specification, reviews. */
export function ProductTabs({ details, blocks, contentFault, reviews }: ProductTabsProps) {
  const t = useWords(productWords)
  const [isReviewOpened, setIsReviewOpened] = useState(false)
  const tabs: Tab[] = [
    {
      id: 'description',
      label: t('description'),
      content: <DescriptionPanel details={details} blocks={blocks} contentFault={contentFault} />,
    },
    {
      id: 'info',
      label: t('additionalInfo'),
      content: (
        <LazyBoundary>
          <LazyInfoPanel details={details} />
        </LazyBoundary>
      ),
    },
    { id: 'specification', label: t('specification'), content: <SpecificationPanel details={details} /> },
  ]
  if (reviews) {
    const { count, content } = reviews
    tabs.push({ id: 'review', label: t('review', { count }), content: isReviewOpened && content })
  }

  function select({ id }: { id: string }) {
    if (id === 'review') setIsReviewOpened(true)
  }

  return <Tabs label={t('about')} tabs={tabs} onSelect={select} />
}

/** The description, and the shop's promises for every product (Specification (shopping) §2). */
function DescriptionPanel({ details, blocks, contentFault }: Omit<ProductTabsProps, 'reviews'>) {
  const t = useWords(productWords)
  const { returns } = useBrand()
  const lists = blocks?.filter((block) => block.kind === 'list') ?? []
  const paragraphs = details.description.split(/\n\s*\n/)
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1.2fr] lg:gap-8">
      <section className="min-w-0 md:max-lg:col-span-full">
        <h2 className="text-base font-bold">{t('description')}</h2>
        <div className="mt-1.5 grid max-w-[52ch] gap-2 whitespace-pre-line text-ink-muted wrap-anywhere">
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
        <LabelFacts label={details.label} />
      </section>
      <div className="min-w-0 wrap-anywhere">
        {lists.map(({ id, content }) => (
          <section key={id} className="not-first:pt-4">
            <h2 className="text-base font-bold">{content.title}</h2>
            <ul role="list" className="m-0 list-none p-0">
              {content.items.map((text, index) => (
                <li key={index} className="flex items-center gap-2 pt-1.5">
                  <CheckIcon size="sm" />
                  {text}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <BannerFaultLine fault={contentFault} subject="content" />
        {returns !== null && <p className="max-w-[40ch] pt-1.5 text-xs text-ink-muted">{returns}</p>}
      </div>
      <section className="min-w-0">
        <h2 className="mb-1 text-base font-bold">{t('shippingInformation')}</h2>
        <ShippingTable rates={details.shipping} />
      </section>
    </div>
  )
}

function SpecificationPanel({ details }: Pick<ProductTabsProps, 'details'>) {
  const t = useWords(productWords)
  if (details.specification.length === 0) {
    return <p className="text-ink-muted">{t('noSpecification')}</p>
  }
  return (
    <div className="max-w-form">
      <DescriptionList
        variant="aligned"
        items={details.specification.map(({ name, value }) => ({ term: name, description: value }))}
      />
    </div>
  )
}
