import { brand, phoneHref } from '@skafferi/brand'
import { Link } from '../../../components/actions/link'
import { Wordmark } from '../../../components/content/wordmark'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'

/** The support block: the shop and its contact details. */
export function Support() {
  const t = useWords(shellWords)
  const { phone, hours, email, address } = brand.contact
  return (
    <div className="col-span-2 grid grid-cols-[minmax(0,1fr)] content-start gap-2.5 md:gap-3 lg:col-span-1">
      <Wordmark />
      <p className="text-ink-muted md:max-w-[30ch]">{t('footer.about')}</p>
      <h2 className="text-2xs tracking-caps uppercase">{t('footer.support')}</h2>
      <address className="-mt-1.5 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1.5 not-italic">
        <span className="flex flex-wrap items-baseline gap-x-1.5 lg:grid lg:gap-1.5">
          <span className="num font-medium">
            <Link href={phoneHref(phone)} variant="quiet" label={t('footer.call', { phone })}>
              {phone}
            </Link>
          </span>
          <span className="text-xs text-ink-muted max-lg:before:content-['·_']">{hours}</span>
        </span>
        <Link href={`mailto:${email}`} variant="muted" label={t('footer.write', { email })}>
          {email}
        </Link>
        <span className="text-xs text-ink-muted">
          {address.map((line) => (
            <span key={line} className="not-first:before:content-[',_'] lg:block lg:before:hidden">
              {line}
            </span>
          ))}
        </span>
      </address>
    </div>
  )
}
