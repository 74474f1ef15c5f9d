import { useBrand } from '../../components/content/brand'
import { LinkButton } from '../../components/actions/button'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { ShelfIllustration, type ShelfPicture } from '../../commerce/catalogue/shelf-illustration'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { aboutWords } from '../../words/generated/about'

const PARTS = ['who', 'how', 'supply'] as const

export interface AboutScreenProps {
  /** Visitors get a link to the application, customers one to the products. */
  audience: 'visitor' | 'customer'
  /** The packs beside the text in wide windows, by shelf; none by default. */
  shelves?: readonly (readonly ShelfPicture[])[]
}

/** About the shop, in four paragraphs. */
export function AboutScreen({ audience, shelves = [] }: AboutScreenProps) {
  const t = useWords(aboutWords)
  const { products, signUp, contact } = useShopPaths()
  const { name } = useBrand()
  return (
    <div className="flex items-start gap-12 py-6 md:py-8">
      <DocumentTitle>{t('pageTitle')}</DocumentTitle>
      <div className="grid max-w-read flex-[2] gap-6">
        <PageHeading>{t('title')}</PageHeading>
        <p className="text-lg">{t('lead', { brand: name })}</p>
        {PARTS.map((part) => (
          <section key={part} className="border-t-2 border-shelf pt-4">
            <h2 className="mb-1.5">{t(`${part}.title`)}</h2>
            <p className="text-base text-ink-muted">{t(`${part}.text`)}</p>
          </section>
        ))}
        <div className="flex flex-wrap gap-2">
          {audience === 'customer' && <LinkButton href={products()}>{t('action.products')}</LinkButton>}
          {audience === 'visitor' && signUp !== undefined && <LinkButton href={signUp}>{t('action.apply')}</LinkButton>}
          {contact !== undefined && (
            <LinkButton href={contact} variant="secondary">
              {t('action.contact')}
            </LinkButton>
          )}
        </div>
      </div>
      {shelves.length > 0 && (
        <div className="flex-1 overflow-hidden rounded-lg bg-night pb-9 max-lg:hidden print:hidden">
          <ShelfIllustration variant="wall" shelves={shelves} />
        </div>
      )}
    </div>
  )
}
