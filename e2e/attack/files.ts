import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** A file that is small but expensive to process. */
interface HostileFile {
  kind: string
  name: string
  type: string
  bytes: Buffer
}

/** Returns a number in little- or big-endian bytes. */
function bytesOf(value: number, size: 2 | 4, order: 'LE' | 'BE' = 'LE'): Buffer {
  const bytes = Buffer.alloc(size)
  if (order === 'LE') bytes.writeUIntLE(value, 0, size)
  else bytes.writeUIntBE(value, 0, size)
  return bytes
}

/** Builds a ZIP archive. */
function zip(entries: Readonly<Record<string, Buffer>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const packed = deflateRawSync(content, { level: 1 })
    const about = [
      bytesOf(20, 2),
      bytesOf(0, 2),
      bytesOf(8, 2),
      bytesOf(0, 4),
      bytesOf(crc32(content), 4),
      bytesOf(packed.length, 4),
      bytesOf(content.length, 4),
      bytesOf(name.length, 2),
      bytesOf(0, 2),
    ]
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), ...about, Buffer.from(name), packed])
    directory.push(
      Buffer.from('PK\x01\x02\x14\0', 'latin1'),
      ...about,
      Buffer.alloc(10),
      bytesOf(offset, 4),
      Buffer.from(name),
    )
    parts.push(entry)
    offset += entry.length
  }
  const index = Buffer.concat(directory)
  const count = bytesOf(parts.length, 2)
  return Buffer.concat([
    ...parts,
    index,
    Buffer.from('PK\x05\x06\0\0\0\0', 'latin1'),
    count,
    count,
    bytesOf(index.length, 4),
    bytesOf(offset, 4),
    Buffer.alloc(2),
  ])
}

/** Builds a spreadsheet with these XML parts; compressed it is small. */
function workbook(sheet: Buffer, strings: Buffer): Buffer {
  const xml = '<?xml version="1.0" encoding="UTF-8"?>'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return zip({
    '[Content_Types].xml': Buffer.from(
      `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${media}.worksheet+xml"/>` +
        `<Override PartName="/xl/sharedStrings.xml" ContentType="${media}.sharedStrings+xml"/></Types>`,
    ),
    '_rels/.rels': Buffer.from(
      `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': Buffer.from(
      `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Catalogue" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
        `<Relationship Id="r2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': sheet,
    'xl/sharedStrings.xml': strings,
  })
}

const sheetOf = (rows: Buffer) =>
  Buffer.concat([
    Buffer.from('<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'),
    rows,
    Buffer.from('</sheetData></worksheet>'),
  ])
const stringsOf = (items: string) =>
  Buffer.from(`<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${items}</sst>`)

/** Builds a PNG of one colour: a few kB with many pixels. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
    return Buffer.concat([bytesOf(data.length, 4, 'BE'), named, bytesOf(crc32(named), 4, 'BE')])
  }
  const header = Buffer.concat([bytesOf(width, 4, 'BE'), bytesOf(height, 4, 'BE'), Buffer.from([1, 0, 0, 0, 0])])
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Builds a PDF with these objects. */
function pdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts = objects.flatMap((object, index) => [
    Buffer.from(`${index + 1} 0 obj\n`),
    Buffer.from(object as string),
    Buffer.from('\nendobj\n'),
  ])
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts,
    Buffer.from(`trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`),
  ])
}

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const headings = 'sku,product,handle,brand,category,price EUR,stock,tax_class,description'
const rowWith = (cell: string) => `${headings}\nBAD-1,Herring,herring,Torsk,Fish,4.20,3,food,${cell}\n`
const csv = (kind: string, text: string): HostileFile => ({
  kind: `CSV: ${kind}`,
  name: 'catalogue.csv',
  type: 'text/csv',
  bytes: Buffer.from(text),
})
const sheet = (kind: string, bytes: Buffer): HostileFile => ({
  kind: `XLSX: ${kind}`,
  name: 'catalogue.xlsx',
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  bytes,
})
const document = (kind: string, bytes: Buffer): HostileFile => ({
  kind: `PDF: ${kind}`,
  name: 'licence.pdf',
  type: 'application/pdf',
  bytes,
})
const picture = (kind: string, bytes: Buffer, name = 'picture.png', type = 'image/png'): HostileFile => ({
  kind: `picture: ${kind}`,
  name,
  type,
  bytes,
})

let made: HostileFile[] | undefined

/** Returns known malicious files. They are generated on first use, which takes seconds. */
export const hostileFiles = (): readonly HostileFile[] => (made ??= makeFiles())

function makeFiles(): HostileFile[] {
  const entities = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  ).join('')
  return [
    csv('a cell of 150,000 doubled quotes', rowWith(`"${'""'.repeat(150_000)}"`)),
    csv('a quote that nothing closes, 5 MB', rowWith(`"${'a,'.repeat(2_500_000)}`)),
    csv('100,000 columns', `${headings}${',x'.repeat(100_000)}\n`),
    csv('200,000 rows of nothing', `${headings}\n${',,,,,,,,\n'.repeat(200_000)}`),
    csv('comments in HTML that nothing closes', rowWith('<!--'.repeat(75_000))),
    csv('tags that nothing closes', rowWith('<script'.repeat(45_000))),
    csv('line breaks and spaces', rowWith(`"${' \n'.repeat(150_000)}x"`)),
    sheet(
      '100 MB of rows in one',
      workbook(
        sheetOf(Buffer.alloc(100_000_000, '<row><c t="inlineStr"><is><t>salt</t></is></c></row>')),
        stringsOf(''),
      ),
    ),
    sheet(
      'a text of 50 MB',
      workbook(
        sheetOf(Buffer.from('<row r="1"><c r="A1" t="s"><v>0</v></c></row>')),
        stringsOf(`<si><t>${'a'.repeat(50_000_000)}</t></si>`),
      ),
    ),
    sheet('elements in 300,000 others', workbook(sheetOf(Buffer.from('<row>'.repeat(300_000))), stringsOf(''))),
    sheet(
      'a cell in column XFD of row 1,048,576',
      workbook(sheetOf(Buffer.from('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')), stringsOf('')),
    ),
    picture('30,000 × 30,000 pixels', png(30_000, 30_000)),
    picture('12,000 × 12,000 pixels', png(12_000, 12_000)),
    picture(
      'entities in entities',
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "lol">${entities}]><svg xmlns="http://www.w3.org/2000/svg"><text>&l9;</text></svg>`,
      ),
      'picture.svg',
      'image/svg+xml',
    ),
    document('500,000 arrays in each other', pdf([catalog, `<< /Type /Pages /Kids ${'['.repeat(500_000)} >>`])),
    document('300,000 dictionaries in each other', pdf([catalog, '<< /a '.repeat(300_000)])),
    document(
      '100,000 objects that name each other',
      pdf([catalog, ...Array.from({ length: 100_000 }, (_, index) => `<< /Next ${index + 3} 0 R /Kids [2 0 R] >>`)]),
    ),
    document(
      'a stream of 100 MB',
      (() => {
        const packed = deflateSync(Buffer.alloc(100_000_000, ' '), { level: 1 })
        return pdf([
          catalog,
          Buffer.concat([
            Buffer.from(
              `<< /Type /ObjStm /N 1000 /First 10 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
            ),
            packed,
            Buffer.from('\nendstream'),
          ]),
        ])
      })(),
    ),
    document('a million comments', Buffer.from(`%PDF-1.7\n${'%\n'.repeat(1_000_000)}`)),
  ]
}
