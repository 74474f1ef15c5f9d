import type { BannerField, BannerPlace } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeBannersWords } from '../../words/generated/office-banners'

type Kind =
  | 'title'
  | 'subtitle'
  | 'price'
  | 'badge'
  | 'background'
  | 'starts'
  | 'ends'
  | 'name'
  | 'business'
  | 'location'
  | 'description'
  | 'button'
  | 'href'
  | 'picture'

/** The kind of a field, and its number if a banner has several of that kind. */
export function partsOfField(field: BannerField): { kind: Kind; number: string } {
  const [kind, number = ''] = field.split('.')
  return { kind: kind as Kind, number }
}

/** Labels of fields: short within their section, full elsewhere. */
export function useFieldLabel(place: BannerPlace) {
  const t = useWords(officeBannersWords)
  const short = (field: BannerField) => t(`field.${partsOfField(field).kind}`)
  function full(field: BannerField): string {
    const { kind, number } = partsOfField(field)
    if (number === '') return short(field)
    if (place === 'banner_values') return t('field.ofTab', { number, field: short(field) })
    return kind === 'picture' ? t('field.pictureOf', { number }) : short(field)
  }
  return { short, full }
}
