import type { BlockContents } from '@skafferi/domain/shop/content/views'
import { LinkButton } from '../../../components/actions/button'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { landingBlocksWords } from '../../../words/generated/landing-blocks'

export interface SampleProductsProps {
  content: BlockContents['samples']
  /** Target of the button. */
  defaultHref: string
  /** The audience of the note; visitors by default. */
  audience?: 'visitor' | 'customer'
}

/** Sample products in a row, each marked as a sample, with a sample price (Specification (shopping) §2). */
export function SampleProducts({
  content: { title, note, items },
  defaultHref,
  audience = 'visitor',
}: SampleProductsProps) {
  const t = useWords(landingBlocksWords)
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2>{title}</h2>
        <LinkButton href={defaultHref} variant="secondary">
          {t('samples.action')}
        </LinkButton>
      </div>
      <ul
        role="list"
        aria-label={title}
        className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-4"
      >
        {items.map((sample, index) => (
          <li key={index} className="flex min-w-0 flex-col">
            <ShelfImage src={sample.picture || undefined} alt="" size="card" />
            <div className="grid flex-1 content-start gap-1 p-card-pad">
              <p className="flex justify-between gap-2 text-2xs text-ink-muted">
                <span className="min-w-0 truncate">{sample.brand}</span>
                <span className="flex-none">{t('samples.mark')}</span>
              </p>
              <h3 className="text-sm text-pretty wrap-anywhere">{sample.title}</h3>
              <b className="num text-price">{sample.price}</b>
            </div>
          </li>
        ))}
      </ul>
      <p className="pt-2.5 text-xs text-ink-muted wrap-anywhere">
        {note} {t(audience === 'visitor' ? 'samples.signIn' : 'samples.ownPrices')}
      </p>
    </section>
  )
}
