import { expect, it } from 'vitest'
import { createCatalogReader } from './catalog-reader'

/** Reads a list with the suggested mapping, into an empty shop. */
async function read(text: string) {
  const file = createCatalogReader()
  await file.read(Buffer.from(text))
  const matching = file.guess('catalog')
  file.begin({ kind: 'catalog', matching, timeZone: 'Europe/Stockholm', tax: { country: 'se', date: '2026-11-20' } })
  file.group()
  const { groups } = file.next(Infinity)
  for (const { rows } of groups)
    file.addOutcomes({
      refusals: [],
      warnings: [],
      previews: [],
      outcomes: new Map(rows.map(({ row }) => [row, 'created'] as const)),
      categories: [],
    })
  const { failures, warnings } = file.finish()
  return { groups, failures, warnings }
}

type Groups = Awaited<ReturnType<typeof read>>['groups']

const skusOf = (groups: Groups) => groups.map(({ rows }) => rows.map(({ sku }) => sku).join(' '))
const optionsOf = (groups: Groups) =>
  groups.flatMap(({ rows }) =>
    rows.map(({ options = [] }) => options.map(({ name, value }) => `${name}=${value}`).join()),
  )

const weightHeadings = 'Artikelnummer;Vaterartikel;Artikelname;Gewicht in g'

it('different weights of a product are those of its variants', async () => {
  const { groups, warnings } = await read(
    `${weightHeadings}\nGW-1;;Honig;\nGW-1-A;GW-1;Honig 250;250\nGW-1-B;GW-1;Honig 1000;1000\nGW-1-C;GW-1;Honig 500;\n`,
  )
  expect(groups.map(({ changes }) => changes.weight_g)).toEqual([undefined])
  expect(groups[0]?.rows.map(({ sku, fields }) => [sku, fields.variant_weight_g])).toEqual([
    ['GW-1-A', 250],
    ['GW-1-B', 1000],
    ['GW-1-C', undefined],
  ])
  expect(warnings.filter(({ column }) => column === 'weight_g')).toEqual([])
})

it('the same weight of all variants is the product’s, and clears those of variants', async () => {
  const { groups } = await read(`${weightHeadings}\nGW-2;;Honig;\nGW-2-A;GW-2;Honig A;250\nGW-2-B;GW-2;Honig B;250\n`)
  expect(groups.map(({ changes }) => changes.weight_g)).toEqual([250])
  expect(groups[0]?.rows.map(({ fields }) => fields.variant_weight_g)).toEqual([null, null])
})

it('a weight in the variant’s own column counts before the product’s', async () => {
  const { groups } = await read(
    'sku,product,option1_name,option1_value,weight_g,variant_weight_g\nOW-1,Tea,Size,S,200,\nOW-2,Tea,Size,L,200,800\n',
  )
  expect(groups.map(({ changes }) => changes.weight_g)).toEqual([200])
  expect(groups[0]?.rows.map(({ fields }) => fields.variant_weight_g)).toEqual([null, 800])
})

it.each([
  ['SKU', 'Artikelnummer;Vaterartikel;Artikelname;Farbe;Std. VK Brutto;Lagerbestand', 'EK-1', ''],
  ['id', 'productNumber;parentId;translations.DEFAULT.name;id;price.DEFAULT.gross;stock', 'd55809', 'd55809'],
])('rows that name the %s of a row are its variants, and inherit what they lack', async (_, headings, parent, id) => {
  const { groups, warnings } = await read(
    `${headings}\nEK-1;;Basket;${id};5,49;99\nEK-1-A;${parent};Basket Mint;;;4\nEK-1-B;${parent};;;5,79;6\nEK-2;;Tea;;3,20;7\n`,
  )
  expect(skusOf(groups)).toEqual(['EK-1-A EK-1-B', 'EK-2'])
  expect(groups[0]).toMatchObject({
    changes: { title: 'Basket' },
    rows: [
      { options: [{ name: 'Variant', value: 'Mint' }], prices: [{ amount: 549 }], fields: { inventory_quantity: 4 } },
      { options: [{ name: 'Variant', value: 'EK-1-B' }], prices: [{ amount: 579 }], fields: { inventory_quantity: 6 } },
    ],
  })
  expect(warnings.map(({ sku, problem }) => [sku, problem.code])).toEqual([
    ['EK-1-A', 'option_made'],
    ['EK-1-B', 'option_made'],
  ])
})

it('rows without a name belong to the product with their handle, and have the names of its options', async () => {
  const { groups, failures } = await read(
    'Handle,SKU,Name,Category,Option 1 name,Option 1 value,Option 2 name,Option 2 value,Price [Kiosk],In stock [Kiosk]\n' +
      'gums,G-1,Wine gums,Candy,Size,100 g,,,1.70,48\npouches,P-1,Pouches,Nicotine,Flavour,Mint,Strength,6 mg,4,2\n' +
      'gums,G-2,,,,250 g,,,3.60,30\npouches,P-2,,,,Mint,,11 mg,4,3\nmints,,,,Size,S,,,1,1\nmints,M-2,,,,M,,,1,1\n',
  )
  expect(skusOf(groups)).toEqual(['G-1 G-2', 'P-1 P-2'])
  expect(optionsOf(groups)).toEqual([
    'Size=100 g',
    'Size=250 g',
    'Flavour=Mint,Strength=6 mg',
    'Flavour=Mint,Strength=11 mg',
  ])
  expect(groups.map(({ changes }) => changes.title)).toEqual(['Wine gums', 'Pouches'])
  expect(failures.map(({ row, problem }) => [row, problem.code])).toEqual([
    [6, 'missing_in_new_product'],
    [7, 'missing_in_new_product'],
  ])
})

it('rows of the shop’s own format without a name belong to the product with their handle', async () => {
  const { groups, failures } = await read(
    'sku,product,handle,option1_name,option1_value,price EUR\nA-1,Tea,tea,Size,S,1\nA-2,,tea,Size,M,2\nB-1,,none,Size,S,1\n',
  )
  expect(skusOf(groups)).toEqual(['A-1 A-2'])
  expect(failures.map(({ sku }) => sku)).toEqual(['B-1'])
})

it('a parent may follow its variants, be a variant of another one, or not be in the file', async () => {
  const { groups } = await read(
    'SKU,Parent SKU,Name,Option Name 1,Option Value 1,Brand\n' +
      'A-1,A,,Size,S,\nA,,Shirt,Size,,Maker\nA-2,A-1,,Size,M,\nB-1,B,Cap,Size,S,\nB-2,B,,Size,M,\n',
  )
  expect(skusOf(groups)).toEqual(['A-1 A-2', 'B-1 B-2'])
  expect(groups.map(({ changes }) => [changes.title, changes.brand])).toEqual([
    ['Shirt', 'Maker'],
    ['Cap', undefined],
  ])
})

it('a row that names itself is a variant beside the others', async () => {
  const { groups } = await read(
    'SKU,Parent SKU,Name,Option Name 1,Option Value 1\nA-1,A-1,Shirt,Size,S\nA-2,A-1,,Size,M\n',
  )
  expect(skusOf(groups)).toEqual(['A-1 A-2'])
})

it('the pictures of a product and its variants are joined, and an unusable one is reported once', async () => {
  const list = (picture: string) =>
    `SKU,Parent SKU,Name,Bild 1,Bild 2\nA,,Shirt,${picture},\nA-1,A,Red,https://a.example/1.jpg,https://a.example/2.jpg\nA-2,A,Blue,,\n`
  const { groups } = await read(list('https://a.example/0.jpg'))
  expect(groups[0]?.changes.images).toEqual([0, 1, 2].map((number) => `https://a.example/${number}.jpg`))
  const { warnings } = await read(list('iVBORw0KGgo'.repeat(8)))
  expect(warnings.filter(({ column }) => column === 'images').map(({ sku, problem }) => [sku, problem.code])).toEqual([
    ['A-1', 'picture_data'],
  ])
})

it('parents with the same name are different products', async () => {
  const { groups } = await read(
    'SKU,Parent SKU,Name,Option Name 1,Option Value 1\nA,,Shirt,,\nA-1,A,,Size,S\nB,,Shirt,,\nB-1,B,,Size,S\nA-2,A,,Size,M\n',
  )
  expect(skusOf(groups)).toEqual(['A-1 A-2', 'B-1'])
})

it('a name is no parent', async () => {
  const { groups } = await read('SKU,Parent SKU,Name\nA-1,,Shirt\nA-2,Shirt,Shirt red\n')
  expect(skusOf(groups)).toEqual(['A-1', 'A-2'])
})

it('rows without a name that have options belong to the product above', async () => {
  const { groups, failures } = await read(
    'Name,product_variant_ids/default_code,product_variant_ids/product_template_variant_value_ids,Sales Price,Website Product Category\n' +
      'Basketes,V-1,"Flavour: Mint,Strength: 6 mg",5.5,"Nicotine,Gifts"\n,V-2,"Flavour: Mint,Strength: 10 mg",,\n' +
      'Tea,T-1,,3,\n,X-1,,4,\n',
  )
  expect(skusOf(groups)).toEqual(['V-1 V-2', 'T-1'])
  expect(optionsOf(groups)).toEqual(['Flavour=Mint,Strength=6 mg', 'Flavour=Mint,Strength=10 mg', ''])
  expect(groups[0]).toMatchObject({
    changes: { category: 'Nicotine', tags: ['Gifts'] },
    rows: [{ prices: [{ amount: 550 }] }, { prices: [{ amount: 550 }] }],
  })
  expect(failures).toMatchObject([{ sku: 'X-1', column: 'product' }])
})

it('rows with the same text as handle are a product, and different texts stay different', async () => {
  const { groups } = await read(
    'sku,handle,Item Name,Variation Name\nA-1,#Käse Böx,Cheese,Small\nA-2,#Käse Böx,Cheese,Large\nB-1,kase-box,Cheese,Regular\n',
  )
  expect(groups.map(({ changes }) => changes.handle)).toEqual(['kase-box', 'kase-box-2'])
  expect(optionsOf(groups)).toEqual(['Variant=Small', 'Variant=Large', ''])
})

it('a list of thousands of variants is grouped in linear time; a batch has 500 rows', async () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, index) => `A-${index},${index % 20 === 0 ? '' : `A-${index - (index % 20)}`},Name ${index}`,
  )
  const { groups } = await read(`SKU,Parent SKU,Name\n${rows.join('\n')}\n`)
  expect(groups.map(({ rows: variants }) => variants.length)).toEqual(Array.from({ length: 26 }, () => 19))
}, 10_000)
