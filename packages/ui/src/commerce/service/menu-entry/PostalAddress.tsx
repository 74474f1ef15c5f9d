import { useBrand } from '../../../components/content/brand'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'

/** The postal address in one line; nothing without an address. */
export function PostalAddress() {
  const t = useWords(shellWords)
  const { address } = useBrand().contact
  if (address.length === 0) return null
  return (
    <span>
      <VisuallyHidden>{t('header.address')} </VisuallyHidden>
      {address.join(', ')}
    </span>
  )
}
