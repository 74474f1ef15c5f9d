import type { CartScreenProps } from '@skafferi/ui/screens/cart-screen'
import type { CheckoutScreenProps } from '@skafferi/ui/screens/checkout-screen'
import type { ListingScreenProps } from '@skafferi/ui/screens/listing-screen'

/** The view that a screen shows when its data is ready. */
type View<Load> = Load extends { status: 'ready'; view: infer Data } ? Data : never

export const listing: View<ListingScreenProps['listing']> = {
  filter: {
    q: '',
    category: null,
    brands: [],
    tags: [],
    strengths: [],
    flavours: [],
    packs: [],
    minPrice: null,
    maxPrice: null,
    sort: 'most_popular',
    page: 1,
  },
  products: [
    {
      id: 'prod_01dark70',
      title: 'Ljung Dark Chocolate 70 %',
      brand: 'Ljung',
      sku: 'LJU-0070',
      packText: '100 g · bar',
      picture: { src: null, alt: '' },
      thumbnail: { src: null, alt: '' },
      isNew: false,
      rating: {
        value: 4.8,
        text: '4.8',
        count: 71,
      },
      stock: {
        state: 'in',
        quantity: 2150,
        text: '2,150',
        orderRule: {
          minimum: 1,
          multiple: 1,
          maximum: 100000,
        },
      },
      price: {
        text: '€2.40',
        from: false,
      },
      sale: null,
      bulkPrice: {
        text: '€1.98',
        minQuantity: 50,
      },
      hasMultipleVariants: false,
      variantId: 'variant_01dark70100',
      isInWishlist: false,
      strength: null,
      deliveryRestriction: null,
      colors: [],
      offer: {
        currency: 'eur',
        tiers: [
          {
            amount: 240,
            min_quantity: 1,
          },
          {
            amount: 198,
            min_quantity: 50,
          },
          {
            amount: 184,
            min_quantity: 240,
          },
        ],
      },
      carton: 24,
      lastOrdered: {
        quantity: 96,
        text: '96',
        date: '19 Nov 2026',
        day: '19 Nov',
      },
    },
    {
      id: 'prod_01saltfish',
      title: 'Sältan Salt Liquorice Fish',
      brand: 'Sältan',
      sku: 'SAL-0120',
      packText: '120 g · bag',
      picture: { src: null, alt: '' },
      thumbnail: { src: null, alt: '' },
      isNew: false,
      rating: {
        value: 4.7,
        text: '4.7',
        count: 92,
      },
      stock: {
        state: 'in',
        quantity: 3400,
        text: '3,400',
        orderRule: {
          minimum: 1,
          multiple: 1,
          maximum: 100000,
        },
      },
      price: {
        text: '€1.85',
        from: false,
      },
      sale: null,
      bulkPrice: {
        text: '€1.48',
        minQuantity: 50,
      },
      hasMultipleVariants: false,
      variantId: 'variant_01saltfish120',
      isInWishlist: false,
      strength: null,
      deliveryRestriction: null,
      colors: [],
      offer: {
        currency: 'eur',
        tiers: [
          {
            amount: 185,
            min_quantity: 1,
          },
          {
            amount: 148,
            min_quantity: 50,
          },
        ],
      },
      carton: 24,
      lastOrdered: {
        quantity: 240,
        text: '240',
        date: '19 Nov 2026',
        day: '19 Nov',
      },
    },
  ],
  page: {
    current: 1,
    total: 1,
    from: 1,
    to: 2,
    count: 2,
    countText: '2',
  },
  categories: [
    {
      value: 'Food & Candy',
      count: 277,
      countText: '277',
      selected: false,
    },
    {
      value: 'Nicotine Pouches',
      count: 143,
      countText: '143',
      selected: false,
    },
  ],
  brands: [
    {
      value: 'Havrebruket',
      count: 29,
      countText: '29',
      selected: false,
    },
    {
      value: 'Ljung',
      count: 24,
      countText: '24',
      selected: false,
    },
  ],
  tags: [],
  strengths: [],
  flavours: [],
  packs: [],
  bands: [
    {
      id: 'all',
      min: 0,
      max: 5000,
      minText: '€0',
      maxText: '€5,000',
      count: 631,
      countText: '631',
    },
    {
      id: '0-50',
      min: 0,
      max: 50,
      minText: '€0',
      maxText: '€50',
      count: 457,
      countText: '457',
    },
  ],
  currency: 'EUR',
  chips: [],
}

const totals: View<CartScreenProps['cart']>['totals'] = {
  goods: '€272.00',
  discount: null,
  discountCodes: [],
  shipping: '€0.00',
  tax: {
    rates: [
      {
        percent: '25%',
        net: '€272.00',
        amount: '€68.00',
      },
    ],
    sum: null,
    reason: {
      code: 'domestic',
      country: 'se',
      sellerVatId: 'SE559000000101',
      buyerVatId: 'SE559000000001',
    },
    changesOn: null,
  },
  total: '€340.00',
  estimated: false,
}

export const cart: View<CartScreenProps['cart']> = {
  id: 'cart_02bulk',
  lineCount: 1,
  size: null,
  lines: [
    {
      id: 'item_02bulkx1',
      productId: 'prod_01tjarnmint',
      title: 'Tjärn Cool Mint pouches',
      name: 'Tjärn Cool Mint pouches, Strength 3 · Single can · 10 mg · 14 g',
      variant: 'Strength 3 · Single can · 10 mg · 14 g',
      sku: 'TJA-1403',
      ageLimit: 18,
      picture: { src: null, alt: '' },
      quantity: 100,
      quantityText: '100',
      orderRule: {
        minimum: 1,
        multiple: 1,
        maximum: 100000,
      },
      unitPrice: '€2.72',
      hasBulkPrice: true,
      total: '€272.00',
      busy: false,
      editConflict: null,
      undeliverableTo: null,
      dispatch: null,
      shortage: null,
      steps: [
        {
          kind: 'piece',
          up: 1,
          down: 1,
          upTo: 101,
          downTo: 99,
          price: null,
        },
        {
          kind: 'carton',
          up: 10,
          down: 10,
          upTo: 110,
          downTo: 90,
          price: null,
        },
        {
          kind: 'tier',
          up: 100,
          down: 50,
          upTo: 200,
          downTo: 50,
          price: '€2.48',
        },
      ],
    },
  ],
  totals,
  bulkPriceLineCount: 1,
  delivery: {
    below: {
      name: 'Local Shipping',
      price: '€19',
      days: null,
      dates: null,
    },
    from: {
      name: 'Courier',
      price: null,
      days: {
        min: 2,
        max: 4,
      },
      dates: null,
    },
    reached: true,
    missing: '€0.00',
    threshold: '€140',
  },
  toMinimum: null,
  nextTier: null,
}

const address: View<CheckoutScreenProps['checkout']>['shippingAddress'] = {
  lines: ['Anna Lindqvist', 'Kiosk & Co AB', 'Linnégatan 14', '413 04 Gothenburg, Västra Götaland'],
  countryCode: 'se',
  phone: '+46 31 555 01 10',
  values: {
    first_name: 'Anna',
    last_name: 'Lindqvist',
    address_1: 'Linnégatan 14',
    address_2: '',
    city: 'Gothenburg',
    province: 'Västra Götaland',
    country_code: 'se',
    postal_code: '413 04',
    phone: '+46 31 555 01 10',
    company: 'Kiosk & Co AB',
  },
}

export const checkout: View<CheckoutScreenProps['checkout']> = {
  email: 'anna@kiosk.example',
  cartId: 'cart_02bulk',
  delivery: {
    kind: 'window',
    dates: '24–26 Nov 2026',
    dispatches: [],
  },
  payment: {
    termsDays: 60,
    due: '19 January 2027',
  },
  shippingOption: {
    id: 'courier',
    name: 'Courier',
    days: {
      min: 2,
      max: 4,
    },
    price: null,
  },
  shippingAddress: address,
  billingAddress: address,
  billingIsDelivery: true,
  poRequired: false,
  lines: [
    {
      id: 'item_02bulkx1',
      title: 'Tjärn Cool Mint pouches',
      variant: 'Strength 3 · Single can · 10 mg · 14 g',
      sku: 'TJA-1403',
      ageLimit: 18,
      picture: { src: null, alt: '' },
      quantity: '100',
      dispatch: null,
      unitPrice: '€2.72',
      hasBulkPrice: true,
      total: '€272.00',
      undeliverableTo: null,
    },
  ],
  pieces: 100,
  totals,
  toFreeDelivery: null,
  orderMinimum: null,
}
