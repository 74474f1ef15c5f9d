import { brand } from '@skafferi/brand'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'

/** The postal address in one line. */
export function PostalAddress() {
  const t = useWords(shellWords)
  return (
    <span>
      <VisuallyHidden>{t('header.address')} </VisuallyHidden>
      {brand.contact.address.join(', ')}
    </span>
  )
}
