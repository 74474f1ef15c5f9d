import { brand, phoneHref } from '@skafferi/brand'
import { Link } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'

/** Contact details in one line; on phones it scrolls. */
export function SupportLine() {
  const t = useWords(shellWords)
  const { phone, hours, email, address } = brand.contact
  return (
    <address
      className={
        'flex items-baseline gap-x-6 py-2 text-xs leading-6 whitespace-nowrap not-italic scrollbar-none ' +
        '*:flex-none md:flex-wrap max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter'
      }
    >
      <h2 className="flex-none text-xs leading-6 whitespace-nowrap">{t('footer.support')}</h2>
      <span className="num">
        <Link href={phoneHref(phone)} variant="quiet" label={t('footer.call', { phone })}>
          {phone}
        </Link>
      </span>
      <Link href={`mailto:${email}`} variant="muted" label={t('footer.write', { email })}>
        {email}
      </Link>
      <span className="text-ink-muted">{hours}</span>
      <span className="text-ink-muted">{address.join(', ')}</span>
    </address>
  )
}
