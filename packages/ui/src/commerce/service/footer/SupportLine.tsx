import { phoneHref, useBrand } from '../../../components/content/brand'
import { Link } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'

/** Contact details side by side. Nothing without contact details. */
export function SupportLine() {
  const t = useWords(shellWords)
  const { phone, hours, email, address } = useBrand().contact
  if (phone === null && email === null && address.length === 0) return null
  return (
    <address className="flex flex-wrap items-baseline gap-x-6 py-2 text-xs leading-6 wrap-anywhere not-italic">
      <h2 className="text-xs leading-6">{t('footer.support')}</h2>
      {phone !== null && (
        <span className="num">
          <Link href={phoneHref(phone)} variant="quiet" label={t('footer.call', { phone })}>
            {phone}
          </Link>
          {hours !== null && ` · ${hours}`}
        </span>
      )}
      {email !== null && (
        <Link href={`mailto:${email}`} variant="muted" label={t('footer.write', { email })}>
          {email}
        </Link>
      )}
      {address.length > 0 && <span className="text-ink-muted">{address.join(', ')}</span>}
    </address>
  )
}
