/**
 * Reads one PDF in a worker and says what it is. All objects are read in the order they have in the file, whatever its tables
 * say: replaced ones, and those that are packed in object streams. What a viewer could find and this cannot is refused as damaged.
 *
 * Plain JavaScript: the parsers of the library that are extended here are not in its types.
 */
import { constants, inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
} from '@cantoo/pdf-lib'

/** What object streams may unpack to altogether, in bytes. */
const mostUnpacked = 32 * 1024 * 1024

/** Names of what runs, opens something or carries other files; spelt out however they were written. */
const activeNames = new Set(['JS', 'JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'EF', 'RichMedia', 'XFA'])

/** Where an object begins as any viewer may read it, comments between its numbers included. */
const space = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])`
const heads = new RegExp(String.raw`[+\-.\d]{1,30}${space}+[+\-.\d]{1,30}${space}*obj${space}*`, 'g')

/** What was found in the file that is being read. */
let found = nothingYet()

/** Where objects begin that were read to their end. */
let starts = new Set()

/** Streams with objects in them. @type {PDFRawStream[]} */
let packed = []

function nothingYet() {
  return { isActive: false, hasCatalog: false, isEncrypted: false, isWhole: true }
}

/** A parser of the library that notes names and catalogues as it comes by them. */
const noting = (Parser) =>
  class extends Parser {
    parseName() {
      const name = super.parseName()
      if (activeNames.has(name.decodeText())) found.isActive = true
      return name
    }

    parseDict(ref) {
      const dict = super.parseDict(ref)
      if (dict instanceof PDFCatalog) found.hasCatalog = true
      return dict
    }
  }

/** The objects of a stream that is unpacked. */
class PackedReader extends noting(PDFObjectStreamParser) {
  /** One after the other, whatever the stream says of how many there are and where. */
  readAll() {
    this.skipWhitespaceAndComments()
    while (!this.bytes.done()) {
      this.parseObject()
      this.skipWhitespaceAndComments()
    }
  }
}

/** The objects of a file. */
class FileReader extends noting(PDFParser) {
  depth = 0

  parseDict(ref) {
    const dict = super.parseDict(ref)
    // A trailer: it is all that is read outside of objects.
    if (this.depth === 0) this.noteEncryption(dict)
    return dict
  }

  noteEncryption(dict) {
    if (dict.get(PDFName.of('Encrypt')) !== undefined) found.isEncrypted = true
  }

  parseObject(ref) {
    const start = this.bytes.offset()
    this.depth += 1
    try {
      const object = super.parseObject(ref)
      if (this.depth > 1) return object
      starts.add(start)
      return object instanceof PDFRawStream ? this.withoutContent(object) : object
    } finally {
      this.depth -= 1
    }
  }

  /** What the library gets in place of a stream: it unpacks nothing itself, which would know no limit. */
  withoutContent(stream) {
    const { dict } = stream
    if (dict.get(PDFName.of('Type')) === PDFName.of('XRef')) this.noteEncryption(dict)
    // Viewers go by these two, not by what the stream calls itself.
    if (dict.get(PDFName.of('N')) && dict.get(PDFName.of('First'))) packed.push(stream)
    return PDFNull
  }
}

/** The only filter that writers of PDFs use here, by itself; undefined for none. */
function filterOf(dict) {
  const filter = dict.get(PDFName.of('Filter'))
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter
  if (only !== undefined && only !== PDFName.of('FlateDecode'))
    throw new Error('An object stream is packed in an unusual way.')
  return only
}

/** @returns {Uint8Array} */
function unpack({ dict, contents }, most) {
  if (filterOf(dict) === undefined) return contents
  return inflateSync(contents, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH })
}

function readPacked(context) {
  let left = mostUnpacked
  for (const stream of packed) {
    const bytes = unpack(stream, left)
    left -= bytes.length
    if (left <= 0) throw new Error('The object streams are too large.')
    const plain = PDFDict.withContext(context)
    for (const name of ['N', 'First']) plain.set(PDFName.of(name), PDFNumber.of(0))
    new PackedReader(PDFRawStream.of(plain, bytes)).readAll()
  }
}

/** Whether every place that looks like the beginning of an object is one that was read: none hides in a stream, text or comment. */
function isAllRead(bytes) {
  const text = Buffer.from(bytes).toString('latin1')
  for (const { index, 0: head } of text.matchAll(heads)) if (!starts.has(index + head.length)) return false
  return true
}

/** Tells what a PDF is, see `PdfKind`. */
async function kindOf(bytes) {
  found = nothingYet()
  starts = new Set()
  packed = []
  try {
    const context = await new FileReader(bytes).parseDocument()
    if (!found.isEncrypted) {
      readPacked(context)
      found.isWhole = isAllRead(bytes)
    }
  } catch {
    found.isWhole = false
  }
  if (found.isEncrypted) return 'encrypted'
  if (found.isActive) return 'active'
  return found.isWhole && found.hasCatalog ? 'plain' : 'damaged'
}

/** One file at a time. */
export const createPdfReader = () => ({ kindOf })
