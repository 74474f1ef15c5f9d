import { describe, expect, it } from 'vitest'
import { convertExternalTable } from './external-file'
import { textOfHtml } from './html-text'
import { readTable } from './table-file'

async function convert(...lines: string[]) {
  const table = convertExternalTable(await readTable(Buffer.from(lines.join('\r\n'))))
  const rows = table.rows.map(({ row, cells }) => {
    const filled = table.columns.flatMap((column, index) => (cells[index] ? [[column, cells[index]]] : []))
    return { row, ...Object.fromEntries(filled) }
  })
  return { source: table.source, leftOut: table.ignoredColumns, rows }
}

describe('Shopify’s product file', () => {
  const headings =
    'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,SEO Title,Status'

  it('repeats a product’s first row on its other rows, and skips rows that only add pictures', async () => {
    const { source, leftOut, rows } = await convert(
      headings,
      'salt-crackers,Salt crackers,"<p>Thin &amp; <b>salty</b>.</p><ul><li>No palm oil</li></ul>",Zwomp,Food > Snacks > Crackers,,"vegan, crackers",true,Size,150 g,\'0042,180,-3,2.10,2.50,4006381333931,https://cdn.example/b.jpg?v=1,2,,active',
      'salt-crackers,,,,,,,,,400 g,ZW-2,420,120,4.60,,INTERNAL-7,//cdn.example/a.jpg,1,,',
      'salt-crackers,,,,,,,,,,,,,,,,https://cdn.example/c.jpg,3,,',
      'plain-oats,Plain oats,,Zwomp,,Oats,,false,Title,Default Title,OAT-1,,5,1,,,,,Buy oats,draft',
    )
    expect(source).toBe('shopify')
    expect(leftOut).toEqual(['Variant Compare At Price', 'SEO Title'])
    const crackers = {
      product: 'Salt crackers',
      handle: 'salt-crackers',
      category: 'Crackers',
      brand: 'Zwomp',
      tags: 'vegan;crackers',
      weight_g: '180',
      description: 'Thin & salty.\n• No palm oil',
      published: 'yes',
      images: 'https://cdn.example/a.jpg;https://cdn.example/b.jpg?v=1;https://cdn.example/c.jpg',
      option1_name: 'Size',
    }
    expect(rows).toEqual([
      {
        row: 2,
        ...crackers,
        sku: '0042',
        option1_value: '150 g',
        stock: '-3',
        'price EUR': '2.10',
        gtin: '4006381333931',
      },
      {
        row: 3,
        ...crackers,
        sku: 'ZW-2',
        option1_value: '400 g',
        stock: '120',
        'price EUR': '4.60',
        gtin: 'INTERNAL-7',
      },
      {
        row: 5,
        product: 'Plain oats',
        handle: 'plain-oats',
        category: 'Oats',
        brand: 'Zwomp',
        published: 'no',
        sku: 'OAT-1',
        stock: '5',
        'price EUR': '1',
      },
    ])
  })

  it('is recognized by its newer headings too', async () => {
    const { source, rows } = await convert(
      'Title,URL handle,Description,Vendor,Type,Status,SKU,Barcode,Option1 name,Option1 value,Price,Inventory quantity,Product image URL',
      'Oats,oats,<p>Rolled.</p>,Zwomp,Food,Active,OAT-1,4006381333931,,,1.20,7,https://cdn.example/o.jpg',
    )
    expect(source).toBe('shopify')
    expect(rows).toEqual([
      {
        row: 2,
        sku: 'OAT-1',
        product: 'Oats',
        handle: 'oats',
        description: 'Rolled.',
        brand: 'Zwomp',
        category: 'Food',
        published: 'yes',
        gtin: '4006381333931',
        'price EUR': '1.20',
        stock: '7',
        images: 'https://cdn.example/o.jpg',
      },
    ])
  })
})

describe('Medusa’s product file', () => {
  it('has prices in the shop’s currency, and its first picture first', async () => {
    const { source, leftOut, rows } = await convert(
      'Product Id,Product Handle,Product Title,Product Description,Product Status,Product Thumbnail,Product Weight,Product Collection Title,Product Tag 1,Product Tag 2,Variant Title,Variant SKU,Variant Barcode,Variant Inventory Quantity,Variant Price EUR,Variant Price USD,Variant Option 1 Name,Variant Option 1 Value,Product Image 1 Url,Product Image 2 Url',
      'prod_1,mug,Mug,Holds coffee.,published,https://cdn.example/t.png,400,Cups,blue,warm,Small,MUG-S,,12,10,12,Size,Small,https://cdn.example/1.png,https://cdn.example/t.png',
      'prod_1,mug,Mug,Holds coffee.,published,,400,Cups,,,Large,MUG-L,,3,14,,Size,Large,,',
    )
    expect(source).toBe('medusa')
    expect(leftOut).toEqual(['Product Id', 'Variant Title', 'Variant Price USD'])
    const mug = {
      product: 'Mug',
      handle: 'mug',
      description: 'Holds coffee.',
      published: 'yes',
      weight_g: '400',
      category: 'Cups',
      tags: 'blue;warm',
      images: 'https://cdn.example/t.png;https://cdn.example/1.png',
      option1_name: 'Size',
    }
    expect(rows).toEqual([
      { row: 2, ...mug, sku: 'MUG-S', stock: '12', 'price EUR': '10', option1_value: 'Small' },
      { row: 3, ...mug, sku: 'MUG-L', stock: '3', 'price EUR': '14', option1_value: 'Large' },
    ])
  })
})

it('is not confused with the shop’s own format', async () => {
  expect(await convert('sku,handle,product', 'A,a,Thing')).toEqual({
    source: undefined,
    leftOut: undefined,
    rows: [{ row: 2, sku: 'A', handle: 'a', product: 'Thing' }],
  })
})

describe('textOfHtml', () => {
  it.each([
    ['Plain text,\nwith lines & signs < all', 'Plain text,\nwith lines & signs < all'],
    ['<p>One.</p>\n<p>Two<br>lines.</p>', 'One.\n\nTwo\nlines.'],
    ['<h2>Facts</h2><ul><li>Oats</li><li>Salt &#38; oil</li></ul>', 'Facts\n• Oats\n• Salt & oil'],
    ['K&ouml;ttbullar &unknown; &#x1F355;', 'Köttbullar &unknown; 🍕'],
    ['<style>p { color: red }</style><script>alert(1)</script><!-- no --><div>Yes</div>', 'Yes'],
    ['&lt;b&gt;is no tag&lt;/b&gt;', '<b>is no tag</b>'],
  ])('converts %j to %j', (html, text) => {
    expect(textOfHtml(html)).toBe(text)
  })
})
