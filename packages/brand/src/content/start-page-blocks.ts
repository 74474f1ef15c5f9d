import { pack } from './packs'

const packs = (...ids: string[]) => ids.map(pack)

/** Without an address, the page decides where a button leads. */
const button = (text: string) => ({ text, href: null })

/** The landing page (Specification (shopping) §2 and §9). */
export const landing = [
  {
    id: 'hero',
    kind: 'hero',
    content: {
      title: 'The #1 Wholesale Marketplace for Businesses',
      text:
        'Bulk pricing, fast delivery and trusted supply. One pantry for every shop, stocked by a Nordic fulfilment ' +
        'group.',
      button: button('Shop Now'),
      shelves: [
        packs('saltan-fish', 'tjarn-mint-3', 'syltan-lingon', 'ljung-dark', 'havrebruket-oat', 'kalla-mint'),
        packs('gryning-light', 'kalla-lemon', 'kalla-blood', 'kada-spruce-3', 'polka-peppermint', 'brygd-mustard'),
        packs(
          'kada-blueberry-2-roll',
          'bjorko-sour',
          'vidd-lingon-2',
          'syltan-cloudberry',
          'saltan-case',
          'flade-rhubarb',
        ),
      ],
    },
  },
  {
    id: 'values',
    kind: 'values',
    content: {
      title: 'Made for how you sell',
      tabs: [
        {
          name: 'Retail',
          business: 'Corner shops that sell out every Saturday',
          location: 'Gothenburg, Sweden',
          text:
            'Order single units to try a line, then fifty of what moves. ' +
            'Prices step down by themselves at the bulk minimum.',
          button: button('See retail prices'),
          pictures: packs('bjorko-sour', 'bjorko-mix', 'saltan-toffee'),
        },
        {
          name: 'Wholesale',
          business: 'Distributors that fill a van by noon',
          location: 'Oslo, Norway',
          text: 'Paste a list of article numbers and quantities, see what every line saves, and send it as one order.',
          button: button('See wholesale prices'),
          pictures: packs('saltan-case', 'tjarn-mint-3-roll', 'kada-blueberry-2-roll'),
        },
        {
          name: 'Manufacturing',
          business: 'Kitchens and bakeries with a standing order',
          location: 'Copenhagen, Denmark',
          text: 'The same crate every week, invoiced on 60-day terms, with the paperwork in one place.',
          button: button('Stock your kitchen'),
          pictures: packs('gryning-medium-roast-ground', 'syltan-lingon', 'kvarn-rye'),
        },
        {
          name: 'E-commerce',
          business: 'Web shops that list tonight and ship tomorrow',
          location: 'Hamburg, Germany',
          text: 'Article numbers, weights and pictures are ready to use; stock figures are the real ones.',
          button: button('Sell online'),
          pictures: packs('ljung-dark', 'polka-peppermint', 'kalla-lemon'),
        },
        {
          name: 'Kiosk & convenience',
          business: 'Kiosks that never run out of mint',
          location: 'Helsinki, Finland',
          text: 'Pouches by the roll and candy by the case, at the counter within days.',
          button: button('Stock your kiosk'),
          pictures: packs('tjarn-mint-3', 'vidd-lingon-2', 'rimma-ice-4'),
        },
      ],
    },
  },
  {
    id: 'samples',
    kind: 'samples',
    content: {
      title: 'Top-selling products',
      note: 'Sample prices in US dollars.',
      items: [
        { title: 'Wireless headphones', brand: 'Sony', price: '$89.00', picture: pack('sony-headphones-sea') },
        { title: 'Dark chocolate 70 %, 24 bars', brand: 'Ljung', price: '$52.00', picture: pack('ljung-dark') },
        {
          title: 'Wireless controller',
          brand: 'Microsoft',
          price: '$42.00',
          picture: pack('microsoft-controller-snow'),
        },
        { title: 'Salt liquorice fish, 24 bags', brand: 'Sältan', price: '$38.50', picture: pack('saltan-case') },
      ],
    },
  },
  {
    id: 'shelf-banner',
    kind: 'banner',
    content: {
      layout: 'strip',
      title: 'Fill the shelf before the weekend',
      text: 'Candy, pouches and pantry goods, ordered in minutes and delivered in days.',
      price: '',
      badge: '',
      background: null,
      button: button('Shop Now'),
      pictures: packs('saltan-toffee', 'tjarn-citrus-2', 'brygd-mustard', 'kalla-mint'),
    },
  },
  {
    id: 'services',
    kind: 'services',
    content: {
      title: 'Our Service',
      items: [
        { icon: 'gift', title: 'Gift Award', text: 'Loyalty rewards and business gifts.' },
        { icon: 'tag', title: 'Giveaway', text: 'Something extra with selected bulk orders.' },
        { icon: 'truck', title: 'Free Transport', text: 'For qualified business orders.' },
        { icon: 'box', title: 'Box Package', text: 'Branded, secure packaging.' },
      ],
    },
  },
  {
    id: 'terms',
    kind: 'terms',
    content: {
      title: 'Simplifying Your Wholesale Orders',
      items: [
        { lead: 'Risk-free', title: 'Easy returns', text: 'Risk-free easy returns on first orders.\n{returns}' },
        { lead: '60 days', title: 'Payment terms', text: '60-day payment terms with no additional fees.' },
        { lead: 'B2B', title: 'Free shipping', text: 'On bulk orders, with a B2B membership programme.' },
      ],
    },
  },
  {
    id: 'steps',
    kind: 'steps',
    content: {
      title: 'How wholesale works here',
      items: [
        { title: 'Apply', text: 'Five short steps and your licence.' },
        { title: 'Get approved', text: 'Typically 1 to 4 business days.' },
        { title: 'Order', text: 'By the unit, or from a bulk quantity on at the bulk price.' },
        { title: 'Track', text: 'Every order, from placed to delivered.' },
      ],
    },
  },
  {
    id: 'accessories',
    kind: 'banner',
    content: {
      layout: 'showcase',
      title: 'The Perfect Accessories',
      text: 'for Your Mobile Store,Right This Way.',
      price: '',
      badge: '',
      background: '#000000',
      button: button('Find Your Perfect Console'),
      pictures: packs(
        'microsoft-controller-snow',
        'google-phone',
        'lg-headphones',
        'apple-watch-silver',
        'symphony-controller',
      ),
    },
  },
] as const

/** The home page (Specification (accounts) §2 and §9). */
export const home = [
  { id: 'usual', kind: 'shelf', content: { rule: 'usual', title: '' } },
  { id: 'flash-sale', kind: 'shelf', content: { rule: 'flash_sale', title: '' } },
  { id: 'best-sellers', kind: 'shelf', content: { rule: 'best_sellers', title: 'Best Selling Products' } },
  {
    id: 'promo',
    kind: 'banner',
    content: {
      layout: 'main',
      title: 'Game night, by the case',
      text: 'Controllers, and the candy that goes with them.',
      price: '$299',
      badge: '',
      background: null,
      button: button('Shop Now'),
      pictures: packs('symphony-controller', 'bjorko-mix', 'saltan-fish'),
    },
  },
  {
    id: 'side',
    kind: 'banner',
    content: {
      layout: 'side',
      title: 'Gryning Light Roast',
      text: 'This week, for every approved shop.',
      price: '',
      badge: '29%',
      background: null,
      button: button('Shop Now'),
      pictures: packs('gryning-light'),
    },
  },
  {
    id: 'arrivals',
    kind: 'tiles',
    content: {
      title: 'New Arrival',
      items: [
        {
          title: 'Kåda Spruce Tip',
          text: 'Forest-picked flavour in three strengths.',
          tint: 'leaf',
          pictures: packs('kada-spruce-3'),
          href: null,
        },
        {
          title: 'Jam for the breakfast shelf',
          text: 'Lingon and cloudberry, by the case of twelve.',
          tint: 'berry',
          pictures: packs('syltan-lingon', 'syltan-cloudberry'),
          href: null,
        },
        {
          title: 'First light',
          text: 'Coffee, whole or ground.',
          tint: 'cloud',
          pictures: packs('gryning-light'),
          href: null,
        },
        {
          title: 'Studio sound',
          text: 'Headphones in bulk.',
          tint: 'sea',
          pictures: packs('lg-headphones'),
          href: null,
        },
      ],
    },
  },
  { id: 'explore', kind: 'shelf', content: { rule: 'explore', title: 'Explore Our Products' } },
  {
    id: 'categories',
    kind: 'categories',
    content: {
      title: 'Browse By Category',
      items: [
        { category: 'Phones', picture: pack('xiaomi-phone-ice') },
        { category: 'Computers', picture: pack('dell-laptop') },
        { category: 'SmartWatch', picture: pack('samsung-watch') },
        { category: 'Camera', picture: pack('panasonic-compact-silver') },
        { category: 'Headphones', picture: pack('sony-headphones-sea') },
        { category: 'Gaming', picture: pack('microsoft-controller-snow') },
      ],
      selected: 'Camera',
    },
  },
  {
    id: 'promises',
    kind: 'promises',
    content: {
      title: 'Our promises',
      items: [
        {
          icon: 'delivery',
          title: 'Free and fast delivery',
          text: 'Free delivery for all orders over {free_from}',
        },
        { icon: 'service', title: '{hours} customer service', text: 'Friendly {hours} customer support' },
        { icon: 'money', title: 'Money back guarantee', text: 'We return money within 30 days\n{returns}' },
      ],
    },
  },
] as const
