import { pack } from './packs'

/** Two rows of a shelf. */
const skus = (text: string) => text.split(' ')

const packs = (...ids: string[]) => ids.map(pack)

/** Without an address, the page decides where a button leads. */
const button = (text: string) => ({ text, href: null })

/** The dark ground of the shop's head, as `--night` in the light scheme. */
const night = '#082b37'

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
    id: 'facts',
    kind: 'facts',
    content: {
      title: 'The shop in figures',
      items: [
        { title: '{articles}', text: 'articles' },
        { title: '{brands}', text: 'brands' },
        { title: 'from {free_from}', text: 'free delivery' },
        { title: '{payment_days} days', text: 'to pay, no additional fees' },
        { title: '1 to 4 days', text: 'to approval, typically' },
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
          articles: skus(
            'BJO-0150 SAL-0140 POL-0090 LJU-0070 LJU-0035 HAV-0300 KAL-0331 SYL-0400 ' +
              'BJO-0400 SAL-0120 SAL-0204 LJU-0141 HAV-0200 KVA-0250 KAL-0332 SYL-0280',
          ),
        },
        {
          name: 'Wholesale',
          business: 'Distributors that fill a van by noon',
          location: 'Oslo, Norway',
          text: 'Paste a list of article numbers and quantities, see what every line saves, and send it as one order.',
          button: button('See wholesale prices'),
          pictures: packs('saltan-case', 'tjarn-mint-3-roll', 'kada-blueberry-2-roll'),
          articles: skus(
            'SAL-0124 TJA-1413 KAD-1310 GRY-5460 SYL-5501 KLU-5102 SAL-5204 TOR-1031 ' +
              'SAL-5202 BJO-5303 BJO-5314 LJU-5085 LJU-5136 HAV-5403 KVA-5601 SYL-5502',
          ),
        },
        {
          name: 'Manufacturing',
          business: 'Kitchens and bakeries with a standing order',
          location: 'Copenhagen, Denmark',
          text: 'The same crate every week, invoiced on 60-day terms, with the paperwork in one place.',
          button: button('Stock your kitchen'),
          pictures: packs('gryning-medium-roast-ground', 'syltan-lingon', 'kvarn-rye'),
          articles: skus(
            'GRY-0460 SYL-0400 KVA-0250 HAV-2201 BRY-0901 TOR-0031 HUM-0803 FLA-0502 ' +
              'HAV-2001 HAV-2003 SYL-0501 SYL-0502 HAV-2101 KVA-0601 KVA-0701 BRY-0310',
          ),
        },
        {
          name: 'E-commerce',
          business: 'Web shops that list tonight and ship tomorrow',
          location: 'Hamburg, Germany',
          text: 'Article numbers, weights and pictures are ready to use; stock figures are the real ones.',
          button: button('Sell online'),
          pictures: packs('ljung-dark', 'polka-peppermint', 'kalla-lemon'),
          articles: skus(
            'LJU-1804 POL-0090 KAL-0332 TEB-0114 HUM-0803 LJU-0070 BJO-0316 TOR-0031 ' +
              'LJU-1801 LJU-0171 SYL-0280 SAL-0209 HAV-0401 BJO-0313 GRY-0450 FLA-0501',
          ),
        },
        {
          name: 'Kiosk & convenience',
          business: 'Kiosks that never run out of mint',
          location: 'Helsinki, Finland',
          text: 'Pouches by the roll and candy by the carton, at the counter within days.',
          button: button('Stock your kiosk'),
          pictures: packs('tjarn-mint-3', 'vidd-lingon-2', 'rimma-ice-4'),
          articles: skus(
            'TJA-1403 TJA-1422 KAD-1303 VID-1202 RIM-1304 SAL-0120 BJO-0303 KAL-0332 ' +
              'SAL-0140 SAL-0204 BJO-0150 LJU-0070 LJU-0035 POL-0101 KAL-0331 KLU-0101',
          ),
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
      rule: 'best_sellers',
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
        { lead: '', title: 'Easy returns', text: 'Risk-free easy returns on first orders.\n{returns}' },
        { lead: '', title: '60 days to pay', text: '60-day payment terms with no additional fees.' },
        { lead: '', title: 'Free shipping', text: 'On bulk orders, with a B2B membership programme.' },
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
      background: night,
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
      pictures: packs('bjorko-mix', 'kalla-blood', 'saltan-fish', 'symphony-controller'),
    },
  },
  {
    id: 'side',
    kind: 'banner',
    content: {
      layout: 'side',
      title: 'Cloudberry Jam',
      text: 'While the flash sale lasts.',
      price: '',
      badge: '29%',
      background: null,
      button: { text: 'Shop Now', href: '/products?q=cloudberry+jam' },
      pictures: packs('syltan-cloudberry'),
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
          href: '/products?q=spruce+tip',
        },
        {
          title: 'Jam for the breakfast shelf',
          text: 'Lingon and cloudberry, by the carton of twelve.',
          tint: 'berry',
          pictures: packs('syltan-lingon', 'syltan-cloudberry'),
          href: '/products?tags=Jam',
        },
        {
          title: 'First light',
          text: 'Coffee, whole or ground.',
          tint: 'cloud',
          pictures: packs('gryning-light'),
          href: '/products?tags=Coffee',
        },
        {
          title: 'From the sea',
          text: 'Herring, sprats and roe.',
          tint: 'sea',
          pictures: packs('skarkarlen-herring-in-mustard'),
          href: '/products?tags=Fish',
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
