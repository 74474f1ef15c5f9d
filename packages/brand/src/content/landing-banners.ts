import { pack } from './packs'

const banner = { price: null, badge: null, background: null, pictures: [] }

/** The default of the hero, while or if the store has none (Specification (shopping) §2, landing page). */
export const heroBanner = {
  ...banner,
  title: 'The #1 Wholesale Marketplace for Businesses',
  subtitle:
    'Bulk pricing, fast delivery and trusted supply. One pantry for every shop, stocked by a Nordic fulfilment group.',
  action: { text: 'Shop Now', href: null },
}

/** The default of the accessories banner, while or if the store has none. */
export const accessoriesBanner = {
  ...banner,
  title: 'The Perfect Accessories',
  subtitle: 'for Your Mobile Store,Right This Way.',
  background: '#000000',
  action: { text: 'Find Your Perfect Console', href: null },
  pictures: [
    'microsoft-controller-snow',
    'google-phone',
    'lg-headphones',
    'apple-watch-silver',
    'symphony-controller',
  ].map((id) => ({ src: pack(id), fallback: null })),
}

/** The default business values, while or if the store has none. */
export const businessValues = {
  title: 'Made for how you sell',
  tabs: [
    {
      id: '1',
      name: 'Retail',
      business: 'Corner shops that sell out every Saturday',
      location: 'Gothenburg, Sweden',
      description:
        'Order single units to try a line, then fifty of what moves. ' +
        'Prices step down by themselves at the bulk minimum.',
      action: { text: 'See retail prices', href: null },
      pictures: ['bjorko-sour', 'bjorko-mix', 'saltan-toffee'].map(pack),
    },
    {
      id: '2',
      name: 'Wholesale',
      business: 'Distributors that fill a van by noon',
      location: 'Oslo, Norway',
      description:
        'Paste a list of article numbers and quantities, see what every line saves, and send it as one order.',
      action: { text: 'See wholesale prices', href: null },
      pictures: ['saltan-case', 'tjarn-mint-3-roll', 'kada-blueberry-2-roll'].map(pack),
    },
    {
      id: '3',
      name: 'Manufacturing',
      business: 'Kitchens and bakeries with a standing order',
      location: 'Copenhagen, Denmark',
      description: 'The same crate every week, invoiced on 60-day terms, with the paperwork in one place.',
      action: { text: 'Stock your kitchen', href: null },
      pictures: ['gryning-medium-roast-ground', 'syltan-lingon', 'kvarn-rye'].map(pack),
    },
    {
      id: '4',
      name: 'E-commerce',
      business: 'Web shops that list tonight and ship tomorrow',
      location: 'Hamburg, Germany',
      description: 'Article numbers, weights and pictures are ready to use; stock figures are the real ones.',
      action: { text: 'Sell online', href: null },
      pictures: ['ljung-dark', 'polka-peppermint', 'kalla-lemon'].map(pack),
    },
    {
      id: '5',
      name: 'Kiosk & convenience',
      business: 'Kiosks that never run out of mint',
      location: 'Helsinki, Finland',
      description: 'Pouches by the roll and candy by the case, at the counter within days.',
      action: { text: 'Stock your kiosk', href: null },
      pictures: ['tjarn-mint-3', 'vidd-lingon-2', 'rimma-ice-4'].map(pack),
    },
  ],
}

const packs = (...ids: string[]) => ids.map((id) => ({ src: pack(id) }))

/** The shelves on the landing page. */
export const heroShelves = [
  packs('saltan-fish', 'tjarn-mint-3', 'syltan-lingon', 'ljung-dark', 'havrebruket-oat', 'kalla-mint'),
  packs('gryning-light', 'kalla-lemon', 'kalla-blood', 'kada-spruce-3', 'polka-peppermint', 'brygd-mustard'),
  packs('kada-blueberry-2-roll', 'bjorko-sour', 'vidd-lingon-2', 'syltan-cloudberry', 'saltan-case', 'flade-rhubarb'),
]
