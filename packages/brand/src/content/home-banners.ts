import { pack } from './packs'

const pictures = (...ids: string[]) => ids.map((id) => ({ src: pack(id), fallback: null }))

/**
 * The default of the large banner, while or if the store has none (Specification (accounts) §2 and §9: a static price).
 */
export const promoBanner = {
  title: 'Game night, by the case',
  subtitle: 'Controllers, and the candy that goes with them.',
  price: '$299',
  badge: null,
  background: null,
  action: { text: 'Shop Now', href: null },
  pictures: pictures('symphony-controller', 'bjorko-mix', 'saltan-fish'),
}

/**
 * The default of the small banner beside it, while or if the store has none (Specification (accounts) §9: a static
 * badge).
 */
export const sideBanner = {
  title: 'Gryning Light Roast',
  subtitle: 'This week, for every approved shop.',
  price: null,
  badge: '29%',
  background: null,
  action: { text: 'Shop Now', href: null },
  pictures: pictures('gryning-light'),
}
