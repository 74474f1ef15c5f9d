import { pack } from './packs'

const pictures = (...ids: string[]) => ids.map((id) => ({ src: pack(id), fallback: null }))

/** The large banner until or where the store has none (Specification (accounts) §2 and §9: a static price). */
export const promoBanner = {
  title: 'Game night, by the case',
  subtitle: 'Controllers, and the candy that goes with them.',
  price: '$299',
  badge: null,
  background: null,
  action: { text: 'Shop Now', href: null },
  pictures: pictures('symphony-controller', 'bjorko-mix', 'saltan-fish'),
}

/** The small banner beside it until or where the store has none (Specification (accounts) §9: a static badge). */
export const sideBanner = {
  title: 'Gryning Light Roast',
  subtitle: 'This week, for every approved shop.',
  price: null,
  badge: '29%',
  background: null,
  action: { text: 'Shop Now', href: null },
  pictures: pictures('gryning-light'),
}
