import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'

export interface PackLineProps {
  product: Pick<ProductCardView, 'hasMultipleVariants' | 'packText' | 'strength'>
}

/** The pack of a product ("14 g · can"), or that there are several variants, and the strength of pouches. */
export function PackLine({ product: { hasMultipleVariants, packText, strength } }: PackLineProps) {
  const t = useWords(catalogWords)
  const pack = hasMultipleVariants ? t('multipleVariants') : packText
  return <>{pack !== null && strength !== null ? t('packAndStrength', { pack, strength }) : (pack ?? strength)}</>
}
