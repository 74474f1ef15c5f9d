import { pack } from '@skafferi/brand/content/packs'
import type { BannerView } from '@skafferi/domain/platform/shared-views'

/** The banner between the samples and the services. */
export const shelfBanner: BannerView = {
  price: null,
  badge: null,
  background: null,
  title: 'Fill the shelf before the weekend',
  subtitle: 'Candy, pouches and pantry goods, ordered in minutes and delivered in days.',
  action: { text: 'Shop Now', href: null },
  pictures: ['saltan-toffee', 'tjarn-citrus-2', 'brygd-mustard', 'kalla-mint'].map((id) => ({
    src: pack(id),
    fallback: null,
  })),
}

/** Four samples, marked as such (Specification (shopping) §2 and §9: prices in US dollars). */
export const sampleProducts = [
  { title: 'Wireless headphones', brand: 'Sony', price: '$89.00', picture: pack('sony-headphones-sea') },
  { title: 'Dark chocolate 70 %, 24 bars', brand: 'Ljung', price: '$52.00', picture: pack('ljung-dark') },
  { title: 'Wireless controller', brand: 'Microsoft', price: '$42.00', picture: pack('microsoft-controller-snow') },
  { title: 'Salt liquorice fish, 24 bags', brand: 'Sältan', price: '$38.50', picture: pack('saltan-case') },
]
