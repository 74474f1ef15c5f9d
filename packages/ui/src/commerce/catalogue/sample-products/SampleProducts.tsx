import type { BlockContents, PageCatalogue } from '@skafferi/domain/shop/content/views'
import { LinkButton } from '../../../components/actions/button'
import { LockedOrderList } from '../locked-order-list'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { landingBlocksWords } from '../../../words/generated/landing-blocks'

export interface SampleProductsProps {
  content: BlockContents['samples']
  /** Target of the button. */
  defaultHref: string
  /** The audience of the note; visitors by default. */
  audience?: 'visitor' | 'customer'
  /** The products that are listed below the samples; none by default. */
  catalogue?: Pick<PageCatalogue, 'articles' | 'listed'>
}

/**
 * Sample products in a row, each marked as a sample, with a sample price (Specification (shopping) §2), and products of
 * the shop that a rule finds. Nothing without either.
 */
export function SampleProducts({
  content: { title, note, rule = 'none', items },
  defaultHref,
  audience = 'visitor',
  catalogue,
}: SampleProductsProps) {
  const t = useWords(landingBlocksWords)
  const articles = catalogue?.articles ?? []
  const ids = rule === 'none' ? [] : (catalogue?.listed ?? [])
  const listed = ids.flatMap((id) => articles.find(({ variant_id }) => variant_id === id) ?? [])
  if (items.length === 0 && listed.length === 0) return null
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2>{title}</h2>
        <LinkButton href={defaultHref} variant="secondary">
          {t('samples.action')}
        </LinkButton>
      </div>
      {items.length > 0 && (
        <ul
          role="list"
          aria-label={title}
          className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-4"
        >
          {items.map((sample, index) => (
            <li key={index} className="flex min-w-0 flex-col">
              <ShelfImage src={sample.picture || undefined} alt="" size="card" />
              <div className="grid flex-1 content-start gap-1 p-card-pad">
                <p className="flex justify-between gap-2 text-xs text-ink-muted">
                  <span className="min-w-0 truncate">{sample.brand}</span>
                  <span className="flex-none">{t('samples.mark')}</span>
                </p>
                <h3 className="text-sm text-pretty wrap-anywhere">{sample.title}</h3>
                <b className="num text-price">{sample.price}</b>
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="pt-2.5 text-xs text-ink-muted wrap-anywhere">
        {note} {t(audience === 'visitor' ? 'samples.signIn' : 'samples.ownPrices')}
      </p>
      {listed.length > 0 && (
        <div className={items.length > 0 ? 'pt-5' : 'pt-2'}>
          <LockedOrderList label={t('samples.listed')} articles={listed} audience={audience} />
        </div>
      )}
    </section>
  )
}
