import type { BannerPlace, ListedBannerView } from '@skafferi/domain/office/views'
import { cva } from 'class-variance-authority'
import { useLinkElement } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeBannersWords } from '../../words/generated/office-banners'

/** The current item's padding is smaller by its border, so that all texts align. */
const styles = cva('block border-b border-line px-3.5 py-2 no-underline', {
  variants: { current: { true: 'border-s-3 border-s-ink bg-well ps-2.75', false: 'hover:bg-well' } },
})

export interface BannerPlacesProps {
  places: readonly ListedBannerView[]
  current: BannerPlace
}

/** Links to the five banners with their states. */
export function BannerPlaces({ places, current }: BannerPlacesProps) {
  const t = useWords(officeBannersWords)
  const Element = useLinkElement()

  function stateText({ state, changed, changedBy, typed }: ListedBannerView): string {
    if (typed) return t('place.typed')
    if (state === 'own' || changed === null) return t('state.own')
    if (state !== 'shown') return t(`state.${state}`)
    return changedBy === null
      ? t('place.changed', { day: changed })
      : t('place.changedBy', { day: changed, name: changedBy })
  }

  return (
    <nav aria-label={t('places')}>
      <ul role="list">
        {places.map((place) => (
          <li key={place.id}>
            <Element
              href={place.href}
              aria-current={place.id === current ? 'page' : undefined}
              className={styles({ current: place.id === current })}
            >
              <b className="block text-sm wrap-anywhere text-ink">{t(`place.${place.id}`)}</b>
              <span className="block text-xs wrap-anywhere text-ink-muted">{stateText(place)}</span>
            </Element>
          </li>
        ))}
      </ul>
    </nav>
  )
}
