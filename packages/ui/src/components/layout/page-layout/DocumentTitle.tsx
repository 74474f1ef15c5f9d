import { useBrand } from '../../content/brand'
import { useWords } from '../../../words'
import { chromeWords } from '../../../words/generated/chrome'

export interface DocumentTitleProps {
  /** The page's name, as in its heading. */
  children: string
}

/** Sets the document title: the page first, then the shop (WCAG 2.4.2). */
export function DocumentTitle({ children }: DocumentTitleProps) {
  const t = useWords(chromeWords)
  const { name } = useBrand()
  return <title>{t('documentTitle', { page: children, brand: name })}</title>
}
