import { useId } from 'react'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import type { OutOfStock, StockNotice } from '@skafferi/domain/shop/product/views'
import { Button } from '../../../components/actions/button'
import { Link } from '../../../components/actions/link'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { outOfStockWords } from '../../../words/generated/out-of-stock'
import { PriceLabel } from '../../prices-and-stock/price-label'
import { useProblemText } from '../../service/problem-text'
import { useShopPaths } from '../../service/shop-paths'

/** What a customer can do about a product that is out of stock: request an e-mail, or buy a neighbour on the shelf. */
export function OutOfStockHelp({ notice, neighbours }: OutOfStock) {
  const t = useWords(outOfStockWords)
  const headingId = useId()
  return (
    <div className="grid gap-4.5">
      <NoticeForm {...notice} />
      {neighbours.length > 0 && (
        <section aria-labelledby={headingId}>
          <h2 id={headingId} className="mb-2 text-base">
            {t('neighbours')}
          </h2>
          <ul role="list" className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-lg border border-line">
            {neighbours.map((product) => (
              <Neighbour key={product.id} product={product} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The request for an e-mail. It has the height of its first state. */
function NoticeForm({ requested, busy, problem, onChange }: StockNotice) {
  const t = useWords(outOfStockWords)
  const problemText = useProblemText()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 flex-1 basis-48">
          {requested === true ? (
            t('notice.requested')
          ) : (
            <>
              <b className="block">{t('notice.title')}</b>
              <span className="text-xs text-ink-muted">{t('notice.once')}</span>
            </>
          )}
        </p>
        <Button
          variant={requested === true ? 'secondary' : 'primary'}
          busy={busy}
          busyLabel={t('notice.saving')}
          disabled={requested === null}
          onPress={() => onChange({ requested: requested !== true })}
        >
          {requested === true ? t('notice.cancel') : t('notice.request')}
        </Button>
      </div>
      {problem && (
        <BannerMessage tone="critical" announce="assertive">
          {problemText(problem)}
        </BannerMessage>
      )}
    </div>
  )
}

function Neighbour({ product }: { product: ProductCardView }) {
  const { id, title, picture, price, sale, bulkPrice } = product
  const href = useShopPaths().product(id)
  return (
    <li className="group grid min-w-0 grid-rows-[auto_1fr] bg-surface">
      <ShelfImage src={picture.src ?? undefined} alt="" size="low" />
      <div className="grid min-w-0 content-start gap-1 border-s border-line p-3 text-xs group-first:border-s-0">
        <h3 className="text-xs wrap-anywhere">
          <Link href={href} variant="quiet">
            {title}
          </Link>
        </h3>
        <PriceLabel
          price={price.text}
          kind={price.from ? 'from' : 'exact'}
          sale={sale}
          bulkPrice={bulkPrice}
          vatNote="page"
        />
      </div>
    </li>
  )
}
