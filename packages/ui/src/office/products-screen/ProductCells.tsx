import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import type { Availability, ListedProductView } from '@skafferi/domain/office/views'
import { Badge } from '../../components/content/badge'
import { ArchiveIcon, CheckIcon, EyeIcon, PencilIcon } from '../../components/content/icon'
import { Link } from '../../components/actions/link'
import { ShelfImage } from '../../components/content/shelf-image'
import { useWords } from '../../words'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import { officeProductsWords } from '../../words/generated/office-products'
import { officeStockWords } from '../../words/generated/office-stock'
import type { OfficeCellView } from './products.view'

interface ProductProps {
  product: ListedProductView
}

interface StateProps {
  product: Pick<ListedProductView, 'state'>
  variant?: 'plain'
}

/** Picture, name, SKU and brand of a product. */
export function ProductName({ product }: ProductProps) {
  const { title, brand, sku, furtherVariants, href, image, isSample } = product
  const t = useWords(officeProductsWords)
  const skus = sku !== null && furtherVariants > 0 ? t('furtherSkus', { sku, count: furtherVariants }) : sku
  return (
    <span className="flex min-w-0 items-center gap-2.5 py-0.5">
      <ShelfImage src={image ?? undefined} alt="" size="thumb" />
      <span className="grid min-w-0 md:min-w-36 xl:min-w-44">
        <span className="flex flex-wrap items-center gap-x-2">
          <Link href={href} variant="quiet">
            {title}
          </Link>
          {isSample && <SampleBadge variant="plain" />}
        </span>
        <span className="num text-2xs font-regular text-ink-muted">{[skus, brand].filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  )
}

/** A badge for a product of the sample data. */
export function SampleBadge({ variant }: Pick<StateProps, 'variant'>) {
  const t = useWords(officeCatalogueWords)
  return (
    <Badge tone="info" variant={variant} icon={<EyeIcon size="sm" />}>
      {t('product.sample')}
    </Badge>
  )
}

const LOOKS = {
  active: { tone: 'positive', Icon: CheckIcon, word: 'product.active' },
  draft: { tone: 'neutral', Icon: PencilIcon, word: 'product.draft' },
  archived: { tone: 'neutral', Icon: ArchiveIcon, word: 'product.archived' },
} as const

/** A badge with the state of a product. */
export function ProductState({ product: { state }, variant }: StateProps) {
  const t = useWords(officeCatalogueWords)
  const { tone, Icon, word } = LOOKS[state]
  return (
    <Badge tone={tone} variant={variant} icon={<Icon size="sm" />}>
      {t(word)}
    </Badge>
  )
}

/** The lowest price of one piece, in a muted word if there is none. */
export function ProductPrice({ product: { price } }: ProductProps) {
  const t = useWords(officeProductsWords)
  if (price === null) return <span className="text-ink-muted">{t('noPrice')}</span>
  return price.varies ? t('priceFrom', { price: price.text }) : price.text
}

/** The price of the first tier, highlighted as in the shop, and the number of further tiers. */
export function ProductTier({ product: { tier } }: ProductProps) {
  const t = useWords(officeProductsWords)
  return tier === null ? null : (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className="num rounded-xs bg-price-better px-1.5 py-0.5 font-medium text-ink-on-price forced-colors:border">
        {t('tier', tier)}
      </span>
      {tier.further > 0 && (
        <span className="num text-2xs text-ink-muted">{t('furtherTiers', { count: tier.further })}</span>
      )}
    </span>
  )
}

const dotStyles = cva('me-1.5 size-1.75 flex-none rounded-full border border-current', {
  variants: { state: { in: 'hidden', low: 'bg-current text-caution', out: 'text-critical' } },
})

/** A dot beside the stock if it is low or sold out. */
export function StockMark({ product: { stock } }: ProductProps) {
  return <span aria-hidden="true" className={dotStyles({ state: stock.state })} />
}

/** The pieces that are reserved for orders, below the free ones; nothing if none are. */
export function ReservedNote({ stock: { reserved } }: Pick<ListedProductView, 'stock'>) {
  const t = useWords(officeStockWords)
  return reserved && <span className="num text-2xs whitespace-normal text-ink-muted">{t('reserved', reserved)}</span>
}

/** Says that the stock does not limit orders; nothing for a tracked article. */
export function AvailabilityNote({ availability = 'tracked' }: { availability?: Availability }) {
  const t = useWords(officeCatalogueWords)
  if (availability === 'tracked') return null
  return <span className="me-1.5 text-2xs text-ink-muted">{t(`product.${availability}`)}</span>
}

interface ProductLineProps extends ProductProps {
  /** The input of the price; omitted if it is not edited here. */
  price?: ReactNode
  /** The input of the stock; omitted if it is not edited here. */
  stock?: ReactNode
}

/** The line below a product's name on a phone. */
export function ProductLine({ product, price, stock }: ProductLineProps) {
  const t = useWords(officeProductsWords)
  const catalogueText = useWords(officeCatalogueWords)
  const stockText = useWords(officeStockWords)
  const isCounted = product.stock.availability !== 'always'
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ProductState product={product} variant="plain" />
      <span className="num inline-flex flex-wrap items-center gap-x-3">
        <AvailabilityNote {...product.stock} />
        {isCounted && (stock ? named(t('free'), stock) : t('inStock', { pieces: product.stock.text }))}
        {product.stock.reserved && <span>{stockText('reservedOf', product.stock.reserved)}</span>}
      </span>
      {price ? (
        named(catalogueText('product.price'), price)
      ) : (
        <b className="num font-medium text-ink">
          <ProductPrice product={product} />
        </b>
      )}
      <ProductTier product={product} />
    </span>
  )
}

/** An input with its name, which its label repeats. */
const named = (name: string, input: ReactNode) => (
  <span className="inline-flex items-center gap-2.5">
    <span aria-hidden="true">{name}</span>
    {input}
  </span>
)

/** The id of the message of a refused cell. */
export const faultIdOf = ({ id, cell }: Pick<OfficeCellView, 'id' | 'cell'>) => `fault-${cell}-${id}`

/** A typed value of a cell. */
export interface CellInput extends Pick<OfficeCellView, 'id' | 'cell'> {
  value: string
  /** The value when typing began. */
  previousValue: string
  /** The user answers the question about this value. */
  confirmed?: boolean
}

/** True if the user can save a refused value all the same. */
export const isConfirmable = (refusal?: { code: string } | null) =>
  ['price_jump', 'stock_drop', 'price_changed', 'stock_changed', 'unsaved'].includes(refusal?.code ?? '')
