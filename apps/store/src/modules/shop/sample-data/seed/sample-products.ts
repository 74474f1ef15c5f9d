import type { TaxClass } from '@skafferi/domain/rules/tax/tax-rates'
import type { PictureName } from '../draw-picture'

/** A variant of a sample product. */
interface SampleVariant {
  sku: string
  /** The value of the product's option; omitted for a single variant. */
  value?: string
  net: readonly [amount: number, unit: 'g' | 'kg' | 'ml' | 'l'] | null
  /** Net prices of one piece, in the shop's currency, by minimum quantity. */
  prices: Readonly<Record<number, number>>
  stock: number
  /** Pieces in a carton. */
  carton?: number
}

/** A product of the sample data. */
export interface SampleProduct {
  category: string
  title: string
  description: string
  unit: string
  taxClass: TaxClass
  picture: PictureName
  /** The name of the option by which its variants differ. */
  option?: string
  variants: readonly SampleVariant[]
}

/** The name that a product needs as its brand. */
export const sampleBrand = 'Own label'

/** The categories of the sample data, in order. */
export const sampleCategories = [
  { name: 'Pantry', description: 'Dry goods, oils and sauces.' },
  { name: 'Coffee and tea', description: 'For the office kitchen and the café.' },
  { name: 'Candy', description: 'Chocolate, gums and drops.' },
  { name: 'Cleaning', description: 'Soaps, detergents and sponges.' },
  { name: 'Paper goods', description: 'Napkins, towels and baking paper.' },
] as const

type Category = (typeof sampleCategories)[number]['name']
type Part = Omit<SampleProduct, 'category' | 'taxClass'>

const inCategory = (category: Category, taxClass: TaxClass, products: readonly Part[]): SampleProduct[] =>
  products.map((product) => ({ ...product, category, taxClass }))

const pantry = inCategory('Pantry', 'food', [
  {
    title: 'Rolled oats',
    description: 'Whole grain oats for porridge and baking.',
    unit: 'bag',
    picture: 'bag',
    option: 'Size',
    variants: [
      { sku: 'PAN-101', value: '1 kg', net: [1, 'kg'], prices: { 1: 1.6, 24: 1.45 }, stock: 480, carton: 12 },
      { sku: 'PAN-102', value: '10 kg', net: [10, 'kg'], prices: { 1: 13.9, 5: 12.8 }, stock: 60 },
    ],
  },
  {
    title: 'Basmati rice',
    description: 'Long grain rice that stays loose when it is cooked.',
    unit: 'bag',
    picture: 'bag',
    option: 'Size',
    variants: [
      { sku: 'PAN-111', value: '1 kg', net: [1, 'kg'], prices: { 1: 2.4, 24: 2.2 }, stock: 360, carton: 12 },
      { sku: 'PAN-112', value: '5 kg', net: [5, 'kg'], prices: { 1: 10.9, 8: 9.95 }, stock: 96 },
    ],
  },
  {
    title: 'Penne pasta',
    description: 'Durum wheat pasta, ready in eleven minutes.',
    unit: 'bag',
    picture: 'bag',
    variants: [{ sku: 'PAN-121', net: [500, 'g'], prices: { 1: 0.95, 40: 0.85 }, stock: 800, carton: 20 }],
  },
  {
    title: 'Tomato sauce with basil',
    description: 'Sauce of ripe tomatoes for pasta and pizza.',
    unit: 'jar',
    picture: 'jar',
    variants: [{ sku: 'PAN-131', net: [400, 'g'], prices: { 1: 1.85, 24: 1.65 }, stock: 240, carton: 12 }],
  },
  {
    title: 'Olive oil',
    description: 'Cold pressed oil for salads and frying.',
    unit: 'bottle',
    picture: 'bottle',
    option: 'Size',
    variants: [
      { sku: 'PAN-141', value: '500 ml', net: [500, 'ml'], prices: { 1: 5.4, 12: 4.95 }, stock: 180, carton: 6 },
      { sku: 'PAN-142', value: '1 l', net: [1, 'l'], prices: { 1: 9.8, 12: 8.9 }, stock: 120, carton: 6 },
    ],
  },
  {
    title: 'Fine sea salt',
    description: 'Salt for the kitchen and the table.',
    unit: 'box',
    picture: 'box',
    variants: [{ sku: 'PAN-151', net: [1, 'kg'], prices: { 1: 0.7, 30: 0.6 }, stock: 300, carton: 15 }],
  },
])

const coffee = inCategory('Coffee and tea', 'food', [
  {
    title: 'Ground coffee',
    description: 'For filter machines and presses.',
    unit: 'bag',
    picture: 'bag',
    option: 'Roast',
    variants: [
      { sku: 'COF-101', value: 'Medium', net: [450, 'g'], prices: { 1: 4.6, 24: 4.2 }, stock: 240, carton: 12 },
      { sku: 'COF-102', value: 'Dark', net: [450, 'g'], prices: { 1: 4.6, 24: 4.2 }, stock: 36, carton: 12 },
    ],
  },
  {
    title: 'Espresso beans',
    description: 'Whole beans for espresso machines.',
    unit: 'bag',
    picture: 'bag',
    variants: [{ sku: 'COF-111', net: [1, 'kg'], prices: { 1: 12.5, 10: 11.6 }, stock: 90, carton: 8 }],
  },
  {
    title: 'Black tea',
    description: 'One hundred bags in a box.',
    unit: 'box',
    picture: 'box',
    variants: [{ sku: 'COF-121', net: [200, 'g'], prices: { 1: 3.2, 20: 2.9 }, stock: 140, carton: 10 }],
  },
  {
    title: 'Peppermint tea',
    description: 'Herbal tea without caffeine, fifty bags.',
    unit: 'box',
    picture: 'box',
    variants: [{ sku: 'COF-131', net: [75, 'g'], prices: { 1: 2.4, 20: 2.15 }, stock: 0, carton: 10 }],
  },
])

const candy = inCategory('Candy', 'confectionery', [
  {
    title: 'Milk chocolate bar',
    description: 'Creamy chocolate in a bar of twenty pieces.',
    unit: 'bar',
    picture: 'bar',
    variants: [{ sku: 'CAN-101', net: [100, 'g'], prices: { 1: 1.1, 24: 0.98, 96: 0.9 }, stock: 720, carton: 24 }],
  },
  {
    title: 'Dark chocolate bar',
    description: 'Seventy per cent cocoa.',
    unit: 'bar',
    picture: 'bar',
    variants: [{ sku: 'CAN-111', net: [100, 'g'], prices: { 1: 1.3, 24: 1.18, 96: 1.08 }, stock: 480, carton: 24 }],
  },
  {
    title: 'Fruit gums',
    description: 'Soft gums with five flavours of fruit.',
    unit: 'bag',
    picture: 'candy',
    option: 'Size',
    variants: [
      { sku: 'CAN-121', value: '150 g', net: [150, 'g'], prices: { 1: 1.2, 36: 1.05 }, stock: 540, carton: 18 },
      { sku: 'CAN-122', value: '1 kg', net: [1, 'kg'], prices: { 1: 6.2, 10: 5.6 }, stock: 80, carton: 5 },
    ],
  },
  {
    title: 'Liquorice drops',
    description: 'Sweet liquorice with a soft centre.',
    unit: 'bag',
    picture: 'candy',
    variants: [{ sku: 'CAN-131', net: [150, 'g'], prices: { 1: 1.35, 36: 1.2 }, stock: 360, carton: 18 }],
  },
  {
    title: 'Peppermint pastilles',
    description: 'Small mints for the counter.',
    unit: 'tin',
    picture: 'tin',
    variants: [{ sku: 'CAN-141', net: [30, 'g'], prices: { 1: 1.05, 48: 0.92 }, stock: 600, carton: 24 }],
  },
  {
    title: 'Butter caramels',
    description: 'Wrapped one by one.',
    unit: 'bag',
    picture: 'candy',
    variants: [{ sku: 'CAN-151', net: [250, 'g'], prices: { 1: 2.1, 20: 1.9 }, stock: 40, carton: 10 }],
  },
])

const cleaning = inCategory('Cleaning', 'standard', [
  {
    title: 'Dish soap',
    description: 'For washing up by hand, with a mild scent.',
    unit: 'bottle',
    picture: 'bottle',
    option: 'Size',
    variants: [
      { sku: 'CLE-101', value: '500 ml', net: [500, 'ml'], prices: { 1: 1.5, 20: 1.35 }, stock: 260, carton: 10 },
      { sku: 'CLE-102', value: '5 l', net: [5, 'l'], prices: { 1: 9.9, 4: 9.1 }, stock: 48, carton: 2 },
    ],
  },
  {
    title: 'All-purpose cleaner',
    description: 'For floors, tiles and worktops.',
    unit: 'bottle',
    picture: 'bottle',
    variants: [{ sku: 'CLE-111', net: [1, 'l'], prices: { 1: 2.3, 12: 2.05 }, stock: 180, carton: 12 }],
  },
  {
    title: 'Laundry powder',
    description: 'For white and coloured textiles.',
    unit: 'box',
    picture: 'box',
    variants: [{ sku: 'CLE-121', net: [3, 'kg'], prices: { 1: 7.6, 8: 6.95 }, stock: 75, carton: 4 }],
  },
  {
    title: 'Kitchen sponges',
    description: 'Ten sponges with a scouring side.',
    unit: 'pack',
    picture: 'box',
    variants: [{ sku: 'CLE-131', net: null, prices: { 1: 1.9, 24: 1.7 }, stock: 210, carton: 12 }],
  },
])

const paper = inCategory('Paper goods', 'standard', [
  {
    title: 'Paper napkins',
    description: 'Fifty napkins of three layers.',
    unit: 'pack',
    picture: 'box',
    option: 'Colour',
    variants: [
      { sku: 'PAP-101', value: 'White', net: null, prices: { 1: 1.7, 24: 1.5 }, stock: 420, carton: 12 },
      { sku: 'PAP-102', value: 'Red', net: null, prices: { 1: 1.85, 24: 1.65 }, stock: 220, carton: 12 },
      { sku: 'PAP-103', value: 'Green', net: null, prices: { 1: 1.85, 24: 1.65 }, stock: 24, carton: 12 },
    ],
  },
  {
    title: 'Kitchen roll',
    description: 'Four rolls in a pack.',
    unit: 'pack',
    picture: 'roll',
    variants: [{ sku: 'PAP-111', net: null, prices: { 1: 2.6, 14: 2.35 }, stock: 168, carton: 7 }],
  },
  {
    title: 'Baking paper',
    description: 'A roll of twenty metres.',
    unit: 'roll',
    picture: 'roll',
    variants: [{ sku: 'PAP-121', net: null, prices: { 1: 2.2, 20: 1.95 }, stock: 150, carton: 10 }],
  },
  {
    title: 'Freezer bags',
    description: 'Forty bags of three litres that can be closed again.',
    unit: 'box',
    picture: 'box',
    variants: [{ sku: 'PAP-131', net: null, prices: { 1: 1.6, 24: 1.4 }, stock: 190, carton: 12 }],
  },
])

/** The products of the sample data. */
export const sampleProducts: readonly SampleProduct[] = [...pantry, ...coffee, ...candy, ...cleaning, ...paper]
