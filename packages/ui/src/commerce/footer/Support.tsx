import { brand, phoneHref } from '@skafferi/brand'
import { Link } from '../../components/link'
import { Wordmark } from '../../components/wordmark'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'

/** The support block: what the shop is, and how to reach it. */
export function Support() {
  const t = useWords(shellWords)
  const { phone, hours, email, address } = brand.contact
  return (
    <div className="col-span-2 grid content-start gap-3 lg:col-span-1">
      <Wordmark />
      <p className="max-w-[30ch] text-ink-muted">{t('footer.about')}</p>
      <h2 className="text-2xs tracking-caps uppercase">{t('footer.support')}</h2>
      <address className="-mt-1.5 grid justify-items-start gap-1.5 not-italic">
        <span className="num font-medium">
          <Link href={phoneHref(phone)} variant="quiet" label={t('footer.call', { phone })}>
            {phone}
          </Link>
        </span>
        <span className="text-xs text-ink-muted">{hours}</span>
        <Link href={`mailto:${email}`} variant="muted" label={t('footer.write', { email })}>
          {email}
        </Link>
        <span className="text-xs text-ink-muted">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
      </address>
    </div>
  )
}
