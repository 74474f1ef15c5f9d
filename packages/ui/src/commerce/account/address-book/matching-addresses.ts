import type { StoredAddressView } from '@skafferi/domain/shop/checkout/views'

/** Removes case and accents, so that "linnegatan" finds Linnégatan. */
const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The addresses whose name or lines contain every word of the text, in their order. */
export function matchingAddresses<Address extends Pick<StoredAddressView, 'name' | 'lines'>>(
  addresses: readonly Address[],
  text: string,
): readonly Address[] {
  const words = normalize(text).split(/\s+/).filter(Boolean)
  return addresses.filter(({ name, lines }) => {
    const searchText = normalize([name, ...lines].join(' '))
    return words.every((word) => searchText.includes(word))
  })
}
