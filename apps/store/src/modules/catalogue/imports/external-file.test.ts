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
        weight_g: '420',
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

  it.each([
    ['TRUE', 'yes'],
    ['WAHR', 'yes'],
    ['FALSKT', 'no'],
    ['sometimes', 'sometimes'],
    ['', undefined],
  ])('is published as %j says, if there is no status', async (published, expected) => {
    const { rows } = await convert('Handle,Title,Published,Variant SKU', `a,A,${published},A-1`)
    expect((rows[0] as { published?: string }).published).toBe(expected)
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

describe('WooCommerce’s product file', () => {
  const headings =
    'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Visibility in catalog,Short description,Description,Tax status,Tax class,In stock?,Stock,Weight (lbs),Sale price,Regular price,Categories,Tags,Images,Parent,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)'

  it('has the variations of a product, before or after it, by SKU or id', async () => {
    const { source, leftOut, rows } = await convert(
      headings,
      '12,variation,TEE-S,4006381333931,Tee - S,1,visible,,,taxable,parent,1,4,,,9.50,,,,id:10,,Size,S,Colour,',
      '10,variable,TEE,,Tee,1,visible,Short.,"Soft\\nand warm.",taxable,,1,,0.5,,,"Clothing, Clothing > Tees > Summer","new, red\\, blue",https://cdn.example/t.jpg,,"Maker, Other",Size,"S, M",Colour,"Red, Blue"',
      '13,variation,TEE-M,,Tee - M,1,visible,,,taxable,parent,0,,,8,10,,,https://cdn.example/m.jpg,TEE,,Size,M,Colour,Red',
    )
    expect([source, leftOut]).toEqual(['woocommerce', ['Sale price']])
    const tee = {
      product: 'Tee',
      description: 'Soft\nand warm.',
      category: 'Clothing > Tees > Summer',
      brand: 'Maker',
      tags: 'new;red, blue',
      weight_g: '227',
      tax_class: 'standard',
      published: 'yes',
      images: 'https://cdn.example/t.jpg',
      option1_name: 'Size',
      option2_name: 'Colour',
    }
    expect(rows).toEqual([
      {
        row: 2,
        ...tee,
        sku: 'TEE-S',
        gtin: '4006381333931',
        stock: '4',
        'price EUR': '9.50',
        option1_value: 'S',
        option2_value: 'Red, Blue',
      },
      { row: 4, ...tee, sku: 'TEE-M', stock: '0', 'price EUR': '10', option1_value: 'M', option2_value: 'Red' },
    ])
  })

  it('has products without variations, hidden ones, and variations without their product', async () => {
    const { rows } = await convert(
      headings,
      '1,"simple, virtual",A,,Course,1,hidden,,,none,,1,,,,5,,,,,,,,,',
      '2,variable,B,,Empty,-1,visible,,,taxable,reduced-rate,1,3,,,6,,,,,,,,,',
      '3,variation,C-1,,Lost,1,visible,,,taxable,parent,1,2,,,7,,,,GONE,,pa_size,S,,',
    )
    expect(rows).toEqual([
      { row: 2, sku: 'A', product: 'Course', published: 'no', 'price EUR': '5' },
      { row: 3, sku: 'B', product: 'Empty', published: 'no', stock: '3', 'price EUR': '6', tax_class: 'reduced-rate' },
      {
        row: 4,
        sku: 'C-1',
        product: 'Lost',
        published: 'yes',
        stock: '2',
        'price EUR': '7',
        option1_name: 'size',
        option1_value: 'S',
      },
    ])
  })
})

describe('PrestaShop’s product file', () => {
  it('is the export of its catalogue', async () => {
    const { source, leftOut, rows } = await convert(
      '"Product ID";Image;Name;Reference;Category;"Price (tax excl.)";"Price (tax incl.)";Quantity;Status;Position',
      '1;https://shop.example/1.jpg;Mug;demo_1;Home > Accessories;€11.90;€14.28;300;1;0',
      '2;;Poster;demo_2;Art;9.00;10.80;-4;0;1',
    )
    expect([source, leftOut]).toEqual(['prestashop', ['Price (tax incl.)', 'Position']])
    expect(rows).toEqual([
      {
        row: 2,
        sku: 'demo_1',
        product: 'Mug',
        category: 'Accessories',
        images: 'https://shop.example/1.jpg',
        published: 'yes',
        stock: '300',
        'price EUR': '€11.90',
      },
      { row: 3, sku: 'demo_2', product: 'Poster', category: 'Art', published: 'no', stock: '-4', 'price EUR': '9.00' },
    ])
  })

  it('is the file of its import, where categories are paths, and a weight without a unit is left out', async () => {
    const { source, leftOut, rows } = await convert(
      'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Wholesale price;Reference #;Manufacturer;EAN13;Weight;Quantity;Description;Tags (x,y,z...);URL rewritten;Image URLs (x,y,z...)',
      '1;1;Player;Home,Home/Audio,Home/Audio/MP3;165,5;80;DE-1;Acme;4006381333931;0.5;10;<p>Small.</p>;music, new;player;https://shop.example/a.jpg,https://shop.example/b.jpg',
    )
    expect([source, leftOut]).toEqual(['prestashop', ['Wholesale price', 'Weight']])
    expect(rows).toEqual([
      {
        row: 2,
        sku: 'DE-1',
        product: 'Player',
        handle: 'player',
        category: 'Audio > MP3',
        brand: 'Acme',
        gtin: '4006381333931',
        description: 'Small.',
        tags: 'music;new',
        images: 'https://shop.example/a.jpg;https://shop.example/b.jpg',
        published: 'yes',
        stock: '10',
        'price EUR': '165,5',
      },
    ])
  })

  it('has a row for each combination, with pairs of attributes, beside a row of the product', async () => {
    const { leftOut, rows } = await convert(
      'Product ID;Name;Reference;Category;Price (tax excl.);Impact on price;Quantity;Status;Attributes',
      '1;Tee;demo_1;Clothes;10.00;;30;1;',
      '1;Tee;demo_1_s;Clothes;10.00;0.00;10;1;Size:S, Color:White',
      '1;;demo_1_m;;;1.50;20;1;"Size:M, Color:White"',
      '2;Mug;demo_2;Art;9.00;;4;1;',
    )
    const tee = {
      product: 'Tee',
      category: 'Clothes',
      published: 'yes',
      option1_name: 'Size',
      option2_name: 'Color',
      option2_value: 'White',
    }
    expect(leftOut).toEqual([])
    expect(rows).toEqual([
      { row: 3, ...tee, sku: 'demo_1_s', option1_value: 'S', stock: '10', 'price EUR': '10' },
      { row: 4, ...tee, sku: 'demo_1_m', option1_value: 'M', stock: '20', 'price EUR': '11.5' },
      { row: 5, product: 'Mug', sku: 'demo_2', category: 'Art', published: 'yes', stock: '4', 'price EUR': '9.00' },
    ])
  })

  it('is the combinations of its import, which have attributes and values', async () => {
    const { source, leftOut, rows } = await convert(
      'Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Supplier reference;Reference;EAN13;UPC;Wholesale price;Impact on price;Ecotax;Quantity',
      '1;Size:select:0, Color:color:1;S:0, White:1;;demo_1_s;4006381333931;;;0;;10',
      '1;"Size:select:0, Color:color:1";"M:0, White:1";;;;;;2;;20',
    )
    expect([source, leftOut]).toEqual(['prestashop', []])
    const both = { option1_name: 'Size', option2_name: 'Color', option2_value: 'White' }
    expect(rows).toEqual([
      { row: 2, ...both, sku: 'demo_1_s', gtin: '4006381333931', option1_value: 'S', stock: '10' },
      { row: 3, ...both, option1_value: 'M', stock: '20' },
    ])
  })
})

describe('Magento’s product file', () => {
  it('has configurable products with their variations, and no rows of store views', async () => {
    const { source, leftOut, rows } = await convert(
      'sku,store_view_code,attribute_set_code,product_type,categories,name,description,weight,product_online,tax_class_name,visibility,price,url_key,base_image,additional_images,qty,configurable_variations,configurable_variation_labels',
      'BAG-1,,Bag,simple,"Default Category/Gear,Default Category/Gear/Bags",Duffle,<p>Roomy.</p>,2.0000,1,Taxable Goods,"Catalog, Search",34.0000,duffle,/d/u/duffle.jpg,,100.0000,,',
      'BAG-1,sv,Bag,simple,,Väska,,,,,,,,,,,,',
      'TEE-S,,Top,simple,,Tee-S,,,1,Taxable Goods,Not Visible Individually,29.0000,tee-s,,,7.0000,,',
      'TEE,,Top,configurable,Default Category/Tops,Tee,,,1,Taxable Goods,"Catalog, Search",,tee,https://m.example/t.jpg,https://m.example/u.jpg,0,"sku=TEE-S,size=S,color=Red, dark|sku=TEE-M,size=M,color=Blue","size=Size,color=Colour"',
      'TEE-M,,Top,simple,,Tee-M,,,1,Taxable Goods,Not Visible Individually,30.0000,tee-m,,,0.0000,,',
      'OLD,,Bag,simple,,Old,,,2,Taxable Goods,"Catalog, Search",1,old,,,0,,',
    )
    expect(source).toBe('magento')
    expect(leftOut).toEqual(['attribute_set_code', 'product_type', 'weight', 'tax_class_name'])
    const tee = {
      product: 'Tee',
      handle: 'tee',
      category: 'Tops',
      published: 'yes',
      images: 'https://m.example/t.jpg;https://m.example/u.jpg',
      option1_name: 'Size',
      option2_name: 'Colour',
    }
    expect(rows).toEqual([
      {
        row: 2,
        sku: 'BAG-1',
        product: 'Duffle',
        handle: 'duffle',
        description: 'Roomy.',
        category: 'Gear > Bags',
        published: 'yes',
        stock: '100.0000',
        'price EUR': '34.0000',
        images: '/d/u/duffle.jpg',
      },
      {
        row: 4,
        sku: 'TEE-S',
        ...tee,
        stock: '7.0000',
        'price EUR': '29.0000',
        option1_value: 'S',
        option2_value: 'Red, dark',
      },
      {
        row: 6,
        sku: 'TEE-M',
        ...tee,
        stock: '0.0000',
        'price EUR': '30.0000',
        option1_value: 'M',
        option2_value: 'Blue',
      },
      {
        row: 7,
        sku: 'OLD',
        product: 'Old',
        handle: 'old',
        published: 'no',
        stock: '0',
        'price EUR': '1',
      },
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
    ['Below <b and c> d, <3 and <maker@shop.example>', 'Below <b and c> d, <3 and <maker@shop.example>'],
    ['&lt;b&gt;is no tag&lt;/b&gt;', '<b>is no tag</b>'],
  ])('converts %j to %j', (html, text) => {
    expect(textOfHtml(html)).toBe(text)
  })
})

describe('BigCommerce’s product file', () => {
  const headings =
    'Item Type,Product ID,Product Name,Brand Name,Product Code/SKU,Price,Current Stock Level,Low Stock Level,Product Weight,Category,Product Image File - 1,Product Visible?,Product UPC/EAN,Product Description'

  it('has the variants below their product, which they inherit from', async () => {
    const { source, leftOut, rows } = await convert(
      headings,
      'Product,201,Truffles,Hearth,BC-TRUF,8.90,45,10,0.22,Chocolate/Truffles;Gifts,truffles__04123.jpg,Y,5090009009017,<p>Hand <b>made</b>.</p>',
      'Product,202,Tee,,BC-TEE,4.75,0,0,,Clothing,,N,,',
      '"  SKU",301,"[RB]Size=Small,[CS]Colour=Red:#ff0000",,BC-TEE-S,9.00,12,,,,,,,',
      '"  SKU",302,[RB]Size=Large,,BC-TEE-L,,3,,,,,,,',
      '"  Rule",401,,,BC-TEE-S,[ADD]1.00,,,,,,,,',
    )
    expect([source, leftOut]).toEqual(['bigcommerce', ['Product Weight']])
    const tee = { product: 'Tee', category: 'Clothing', published: 'no', option1_name: 'Size' }
    expect(rows).toEqual([
      {
        row: 2,
        sku: 'BC-TRUF',
        product: 'Truffles',
        brand: 'Hearth',
        description: 'Hand made.',
        category: 'Chocolate > Truffles',
        published: 'yes',
        images: 'truffles__04123.jpg',
        gtin: '5090009009017',
        stock: '45',
        low_stock: '10',
        'price EUR': '8.90',
      },
      {
        row: 4,
        ...tee,
        sku: 'BC-TEE-S',
        'price EUR': '9.00',
        stock: '12',
        option1_value: 'Small',
        option2_name: 'Colour',
        option2_value: 'Red',
      },
      { row: 5, ...tee, sku: 'BC-TEE-L', 'price EUR': '4.75', stock: '3', option1_value: 'Large' },
    ])
  })
})
