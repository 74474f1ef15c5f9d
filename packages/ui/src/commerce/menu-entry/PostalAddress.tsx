import { brand } from '@skafferi/brand'
import { VisuallyHidden } from '../../components/visually-hidden'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'

/** Where letters reach the shop, in one line; the footer has it line by line. */
export function PostalAddress() {
  const t = useWords(shellWords)
  return (
    <span>
      <VisuallyHidden>{t('header.address')} </VisuallyHidden>
      {brand.contact.address.join(', ')}
    </span>
  )
}
