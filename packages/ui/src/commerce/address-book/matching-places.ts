import type { StoredAddressView } from '@skafferi/domain/checkout/views'

/** As people type it: without case, and without the marks over letters ("linnegatan" finds Linnégatan). */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The places whose name or address contains every word of the text, in their order. */
export function matchingPlaces<Place extends Pick<StoredAddressView, 'name' | 'lines'>>(
  places: readonly Place[],
  text: string,
): readonly Place[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return places.filter(({ name, lines }) => {
    const all = plain([name, ...lines].join(' '))
    return words.every((word) => all.includes(word))
  })
}
