import type { HomeTaxRates, ProductDraft, ProductFormView } from '@skafferi/domain/office/views'
import { worldCard } from '../../internal/stories/story-products'

/** The rates of a Swedish seller. */
export const storyTaxRates: HomeTaxRates = {
  country: 'Sweden',
  isPresumed: false,
  percents: { food: '6%', confectionery: '6%', soft_drink: '6%', nicotine: '25%', standard: '25%' },
  since: { food: '1 Apr 2026', confectionery: '1 Apr 2026', soft_drink: '1 Apr 2026' },
}

const card = worldCard('Sältan Salt Liquorice Fish')

const draft: ProductDraft = {
  title: 'Sältan Salt Liquorice Fish',
  brand: 'Sältan',
  category: 'Candy',
  description: 'Soft fish of salt liquorice, cooked in Kungälv.',
  tags: 'vegan; liquorice',
  images: '[]',
  tax: 'confectionery',
  weight: '140',
  age: '',
  flavour: '',
  countries: 'se no dk fi',
  'value1.var_1': '120 g',
  'unit.var_1': 'bag',
  'net.var_1': '120 g',
  'pack.var_1': '1',
  'carton.var_1': '24',
  'width.var_1': '134',
  'height.var_1': '176',
  'variantWeight.var_1': '',
  'gtin.var_1': '7350000001208',
  'strength.var_1': '',
  'value1.var_2': '400 g',
  'unit.var_2': 'box',
  'net.var_2': '400 g',
  'pack.var_2': '1',
  'carton.var_2': '',
  'width.var_2': '',
  'height.var_2': '',
  'variantWeight.var_2': '460',
  'gtin.var_2': '',
  'strength.var_2': '',
}

const inputs: ProductFormView['inputs'] = {
  title: { maxLength: 200 },
  description: { maxLength: 5000 },
  weight: { inputMode: 'numeric' },
  strength: { inputMode: 'decimal' },
}

/** The form of a stored product. */
export const storyForm: ProductFormView = {
  draft,
  fields: Object.keys(draft) as ProductFormView['fields'][number][],
  inputs,
  changed: [],
  faults: {},
  options: ['Size'],
  variants: [
    { id: 'var_1', title: '120 g', sku: 'SAL-0120', isNew: false },
    { id: 'var_2', title: '400 g', sku: 'SAL-0400', isNew: false },
  ],
  pictures: [
    { image: '/packs/a', src: card.picture.src, alt: 'A bag of salt liquorice fish' },
    { image: '4711-back.jpg', src: null, alt: '' },
  ],
  card: { ...card, title: 'Sältan Salt Liquorice Fish', brand: 'Sältan' },
}

/** The form of a new product. */
export const storyNewForm: ProductFormView = {
  draft: { tax: '', countries: 'se no dk fi us gb de', images: '[]', 'unit.new1': 'piece', 'pack.new1': '1' },
  fields: [
    'title',
    'brand',
    'category',
    'description',
    'tags',
    'images',
    'tax',
    'weight',
    'age',
    'flavour',
    'countries',
    'sku.new1',
    'price.new1',
    'from1.new1',
    'tier1.new1',
    'stock.new1',
    'unit.new1',
    'net.new1',
    'pack.new1',
    'carton.new1',
    'gtin.new1',
    'strength.new1',
    'width.new1',
    'height.new1',
  ],
  inputs,
  changed: [],
  faults: { title: 'missing', tax: 'missing', 'sku.new1': 'missing' },
  options: [],
  variants: [{ id: 'new1', title: '', sku: '', isNew: true }],
  pictures: [],
  card: null,
}
