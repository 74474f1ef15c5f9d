import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { landingWords } from '../../../words/generated/landing'

/** A sample product; it is not for sale. */
export interface SampleProductView {
  title: string
  brand: string
  /** Formatted, in US dollars ("$89.00"). */
  price: string
  /** URL of the picture. */
  picture: string
}

export interface SampleProductsProps {
  /** Four. */
  samples: readonly SampleProductView[]
  /** The audience of the note; visitors by default. */
  audience?: 'visitor' | 'customer'
}

/** Four sample products in a row, each marked as a sample, with a sample price (Specification (shopping) §2). */
export function SampleProducts({ samples, audience = 'visitor' }: SampleProductsProps) {
  const t = useWords(landingWords)
  return (
    <>
      <ul
        role="list"
        aria-label={t('samples.title')}
        className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-4"
      >
        {samples.map(({ title, brand, price, picture }) => (
          <li key={title} className="flex min-w-0 flex-col">
            <ShelfImage src={picture} alt="" size="card" />
            <div className="grid flex-1 content-start gap-1 p-card-pad">
              <p className="flex justify-between gap-2 text-2xs text-ink-muted">
                <span className="min-w-0 truncate">{brand}</span>
                <span className="flex-none">{t('samples.mark')}</span>
              </p>
              <h3 className="text-sm text-pretty wrap-anywhere">{title}</h3>
              <b className="num text-price">{price}</b>
            </div>
          </li>
        ))}
      </ul>
      <p className="pt-2.5 text-xs text-ink-muted">
        {t(audience === 'visitor' ? 'samples.note' : 'samples.noteCustomer')}
      </p>
    </>
  )
}
