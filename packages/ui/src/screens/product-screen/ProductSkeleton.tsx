import type { ReactNode } from 'react'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { ShelfImage } from '../../components/content/shelf-image'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { brandBesideTitle } from '../../commerce/catalogue/product-card'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'

export interface ProductSkeletonProps {
  /** Text that says what is loading. */
  label: string
  /** The card that the user pressed: its name, picture and price are displayed at once. Default `null`: none. */
  card?: ProductCardView | null
}

/** Placeholder of the product page, in its size. Nothing can be bought yet. */
export function ProductSkeleton({ label, card = null }: ProductSkeletonProps) {
  return (
    <>
      {card && <DocumentTitle>{card.title}</DocumentTitle>}
      <SkeletonGroup scope="page" label={label}>
        <div className="pt-4 pb-3">
          <span className="flex h-6 items-center">
            <Skeleton width="14rem" />
          </span>
        </div>
      </SkeletonGroup>
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2 lg:grid-cols-[1.05fr_1fr] lg:gap-x-12">
        <div className="max-md:-mx-gutter">{card ? <CardPicture card={card} /> : <MediaSkeleton />}</div>
        <div className="grid content-start gap-4.5">
          {card ? (
            <CardTitle card={card} />
          ) : (
            <span aria-hidden="true" className="grid gap-2.5">
              <Skeleton width="45%" />
              <Skeleton width="80%" height="1.875rem" />
              <Skeleton width="55%" />
            </span>
          )}
          <PurchaseSkeleton price={card && <Price card={card} />} />
        </div>
      </div>
    </>
  )
}

function MediaSkeleton() {
  return (
    <span
      aria-hidden="true"
      className={
        'grid place-items-end justify-items-center border-b-2 border-shelf bg-media px-4 pt-5 md:rounded-t-lg md:pt-8'
      }
    >
      <span className="block aspect-square w-[62%] max-w-105 md:w-[78%] 2xl:max-w-130" />
    </span>
  )
}

interface CardProps {
  card: ProductCardView
}

function CardPicture({ card: { picture } }: CardProps) {
  return <ShelfImage src={picture.src ?? undefined} alt={picture.alt} size="hero" loading="eager" />
}

/** The heading is focused on a new page, like the heading of the loaded page. */
function CardTitle({ card }: CardProps) {
  const { sku, title } = card
  return (
    <div className="min-w-0">
      <p className="flex justify-between gap-3 text-xs text-ink-muted">
        <span className="min-w-0 wrap-anywhere">{brandBesideTitle(card)}</span>
        {sku !== null && <span className="num flex-none">{sku}</span>}
      </p>
      <div className="mt-1 mb-1.5">
        <PageHeading>{title}</PageHeading>
      </div>
      <span aria-hidden="true" className="flex h-5 items-center">
        <Skeleton width="55%" />
      </span>
    </div>
  )
}

function Price({ card: { price } }: CardProps) {
  const t = useWords(catalogWords)
  return (
    <p className="num flex h-10 flex-wrap items-baseline gap-x-2.5">
      {price.from && <span className="text-ink-muted">{t('priceFrom')}</span>}
      <b className="text-price-lg leading-10 tracking-[-0.02em]">{price.text}</b>
    </p>
  )
}

/** Mode, price, steps, options, quantity and buttons. */
function PurchaseSkeleton({ price }: { price: ReactNode }) {
  return (
    <>
      <Skeleton height="calc(var(--control) + 0.5rem)" />
      {price ?? <Skeleton width="40%" height="2.5rem" />}
      <div aria-hidden="true" className="grid gap-5">
        <Skeleton height="5.5rem" />
        <Skeleton width="65%" height="var(--control)" />
        <Skeleton width="55%" height="var(--control)" />
        <Skeleton height="var(--control-lg)" />
      </div>
    </>
  )
}
