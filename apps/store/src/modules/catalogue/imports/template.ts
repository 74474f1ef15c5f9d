import { templateColumns } from './columns'
import { stringify } from './csv'

/** Two variants of one product that use all columns. */
const examples: Record<string, string>[] = [
  {
    sku: 'EX-001',
    product: 'Sea salt crackers',
    handle: 'sea-salt-crackers',
    gtin: '4006381333931',
    category: 'Food',
    brand: 'Example',
    description: 'Thin crackers with sea salt.',
    tags: 'crackers;vegan',
    option1_name: 'Size',
    option1_value: '150 g',
    'price EUR': '2.10',
    'price EUR from 50': '1.95',
    stock: '400',
    shelf_place: 'A-04-2',
    unit: 'box',
    pack_size: '1',
    carton_size: '12',
    net_amount: '150',
    net_unit: 'g',
    weight_g: '180',
    tax_class: 'food',
    published: 'yes',
  },
  {
    sku: 'EX-002',
    product: 'Sea salt crackers',
    handle: 'sea-salt-crackers',
    option1_name: 'Size',
    option1_value: '400 g',
    'price EUR': '4.60',
    stock: '120',
    availability: 'backorder',
    available_from: '2027-01-12',
    unit: 'box',
    net_amount: '400',
    net_unit: 'g',
    variant_weight_g: '440',
  },
]

/** Returns the template of a catalogue file with two example rows. */
export function templateFile(): string {
  return stringify([templateColumns, ...examples.map((row) => templateColumns.map((column) => row[column] ?? ''))])
}
