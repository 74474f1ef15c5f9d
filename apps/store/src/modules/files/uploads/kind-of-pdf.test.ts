import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { pdf } from '../../../testing/uploads'
import { kindOfPdf } from './kind-of-pdf'

const MiB = 1024 * 1024

/** A licence of one page, written by pdf-lib. */
async function written(
  change: (licence: PDFDocument) => unknown = () => undefined,
  useObjectStreams = true,
): Promise<Buffer> {
  const licence = await PDFDocument.create()
  licence.addPage().drawRectangle({ x: 50, y: 50, width: 100, height: 100 })
  await change(licence)
  return Buffer.from(await licence.save({ useObjectStreams }))
}

const script = { Type: 'Action', S: 'JavaScript', JS: PDFString.of('app.alert(1)') }
const openBy = (action: object) => (licence: PDFDocument) =>
  licence.catalog.set(
    PDFName.of('OpenAction'),
    licence.context.register(licence.context.obj(action as Record<string, string>)),
  )

/** A handwritten PDF: objects before the catalogue. */
const byHand = (...objects: (string | Buffer)[]) =>
  Buffer.concat(
    ['%PDF-1.7\n', ...objects, '\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'].map((part) =>
      Buffer.from(part),
    ),
  )

/**
 * A compressed object stream.
 * @param head entries of its dictionary
 */
function packedObjects(objects: string | Buffer, head = '/Type /ObjStm /N 1 /First 4'): Buffer {
  const packed = deflateSync(objects)
  return Buffer.concat([
    Buffer.from(`7 0 obj <<${head} /Filter /FlateDecode /Length ${packed.length}>> stream\n`),
    packed,
    Buffer.from('\nendstream endobj\n'),
  ])
}

describe('kindOfPdf', () => {
  it.each([true, false])(
    'returns "plain" for a PDF without active content (object streams: %s)',
    async (useObjectStreams) => {
      expect(await kindOfPdf(await written(undefined, useObjectStreams))).toBe('plain')
      // Active names in a string do not count.
      const talks = await written((licence) => licence.setTitle('/JS /JavaScript /Launch'), useObjectStreams)
      expect(await kindOfPdf(talks)).toBe('plain')
    },
  )

  it('returns "plain" for a minimal PDF', async () => {
    expect(await kindOfPdf(pdf)).toBe('plain')
  })

  it.each([true, false])(
    'with a script, a program to start or a file in it is active (packed objects: %s)',
    async (useObjectStreams) => {
      const active: ((licence: PDFDocument) => unknown)[] = [
        (licence) => licence.addJavaScript('greeting', 'app.alert(1)'),
        openBy(script),
        openBy({ S: 'Launch', F: PDFString.of('cmd.exe') }),
        (licence) => licence.attach(Buffer.from('MZ'), 'licence.exe', { mimeType: 'application/octet-stream' }),
      ]
      const kinds = await Promise.all(active.map(async (change) => kindOfPdf(await written(change, useObjectStreams))))
      expect(new Set(kinds)).toEqual(new Set(['active']))
    },
  )

  it.each([
    ['with names written in signs of their own', byHand('2 0 obj <</S /J#61vaScript /#4aS (x)>> endobj')],
    ['where the second of two entries hides the first', byHand('2 0 obj <</S /JavaScript /S /GoTo>> endobj')],
    ['where a later object replaces it', byHand('2 0 obj <</S /Launch>> endobj\n2 0 obj <</S /GoTo>> endobj')],
    ['in a list in a list', byHand('2 0 obj [[[<</Kids [<</S /Launch>>]>>]]] endobj')],
    ['in a stream of objects', byHand(packedObjects('2 0 <</S /JavaScript>>'))],
    ['in one that does not say what it is', byHand(packedObjects('2 0 <</S /JavaScript>>', '/N 1 /First 4'))],
    [
      'in one that says it holds nothing',
      byHand(packedObjects('2 0 <</S /JavaScript>>', '/Type /ObjStm /N 0 /First 4')),
    ],
    ['in the trailer', byHand('3 0 obj 1 endobj\ntrailer <</Names <</EmbeddedFiles 9 0 R>>>>')],
  ])('returns "active" for a PDF %s', async (_, bytes) => {
    expect(await kindOfPdf(bytes)).toBe('active')
  })

  it('returns "encrypted" for an encrypted PDF, whatever its content', async () => {
    for (const useObjectStreams of [true, false]) {
      const licence = await PDFDocument.create()
      licence.addPage()
      licence.encrypt({ userPassword: '', ownerPassword: 'owner' })
      expect(await kindOfPdf(await licence.save({ useObjectStreams }))).toBe('encrypted')
    }
  })

  it('returns "damaged" for an incomplete PDF', async () => {
    const complete = await written((licence) => licence.setTitle('x'.repeat(500)), false)
    const packed = await written()
    const broken = [
      complete.subarray(0, complete.length / 2),
      packed.subarray(0, packed.length / 2),
      Buffer.from('%PDF-1.7\n'),
      Buffer.from('%PDF-1.7\nnothing of the kind'),
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 7)]),
      byHand('2 0 obj <</S endobj'),
      byHand('7 0 obj <</Type /ObjStm /N 1 /First 4 /Filter /LZWDecode /Length 3>> stream\nabc\nendstream endobj'),
      byHand(packedObjects('2 0 <</S ')),
    ]
    expect(new Set(await Promise.all(broken.map(kindOfPdf)))).toEqual(new Set(['damaged']))
  })

  it.each([
    ['a stream', '2 0 obj <</Length 46>> stream\n3 0 obj <</S /Jav aScript>> endobj           \nendstream endobj'],
    ['a text', '2 0 obj (3 0 obj <</S /GoTo>> endobj) endobj'],
    ['a comment', '% 3 0 obj <</S /GoTo>> endobj\n'],
    ['a comment, in pieces', '% 3 % \n 0 % \nobj 5 endobj\n'],
  ])('returns "damaged" if an object is hidden in %s, where viewers find it with the table', async (_, hidden) => {
    expect(await kindOfPdf(byHand(hidden))).toBe('damaged')
  })

  it('returns "damaged" for a PDF that would exhaust memory or never end, and the store keeps running', async () => {
    const bombs = [
      byHand(packedObjects(Buffer.alloc(200 * MiB, ' '))),
      byHand(packedObjects('1 '.repeat(8 * MiB))),
      byHand(`2 0 obj ${'['.repeat(2 * MiB)}`),
      byHand('2 0 obj <</Type /XRef /Size 2000000000 /W [0 0 0] /Length 0>> stream\n\nendstream endobj'),
    ]
    const kinds = await Promise.all(bombs.map(kindOfPdf))
    // A table that is never read is harmless.
    expect(kinds).toEqual(['damaged', expect.stringMatching(/damaged|plain/), 'damaged', 'plain'])
  })

  it('returns "plain" for a PDF with text in any characters', async () => {
    const licence = await written((made) => made.catalog.set(PDFName.of('Lang'), PDFHexString.fromText('سويدي')))
    expect(await kindOfPdf(licence)).toBe('plain')
  })
})
