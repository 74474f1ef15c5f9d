import { phoneHref, useBrand } from '../../../components/content/brand'
import { PhoneIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'
import { MenuEntry } from './MenuEntry'
import { PostalAddress } from './PostalAddress'
import { useServiceLinks } from './use-service-links'

/** Entries of a menu on phones: the pages about the shop, its telephone number and postal address. */
export function ServiceEntries({ onActivate }: { onActivate: () => void }) {
  const t = useWords(shellWords)
  const links = useServiceLinks()
  const { phone } = useBrand().contact
  return (
    <>
      <ul>
        {links.map(({ href, label }) => (
          <MenuEntry key={label} href={href} label={label} onActivate={onActivate} />
        ))}
        {phone !== null && (
          <MenuEntry
            href={phoneHref(phone)}
            icon={<PhoneIcon />}
            label={t('header.call', { phone })}
            onActivate={onActivate}
          />
        )}
      </ul>
      <p className="mt-4 text-xs text-ink-muted">
        <PostalAddress />
      </p>
    </>
  )
}
