/**
 * Classifies a PDF in a worker. All objects are read in file order, regardless of the cross-reference table, including
 * replaced objects and those in object streams. If a viewer could find an object that this reader cannot, the file is
 * refused as damaged.
 *
 * Plain JavaScript, because the extended parsers of pdf-lib are not part of its types.
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

/** Maximum uncompressed size of all object streams, in bytes. */
const maxUnpackedBytes = 32 * 1024 * 1024

/** Names of actions, scripts and embedded files, after decoding of escapes. */
const activeNames = new Set(['JS', 'JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'EF', 'RichMedia', 'XFA'])

/** The beginning of an object as any viewer may parse it, with comments between its numbers. */
const space = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])`
const heads = new RegExp(String.raw`[+\-.\d]{1,30}${space}+[+\-.\d]{1,30}${space}*obj${space}*`, 'g')

/** What was found in the current file. */
let found = emptyResult()

/** Offsets of objects that were read completely. */
let starts = new Set()

/** Streams with objects in them. @type {PDFRawStream[]} */
let packed = []

function emptyResult() {
  return { isActive: false, hasCatalog: false, isEncrypted: false, isWhole: true }
}

/** Extends a parser to record active names and catalogues. */
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

/** Reads the objects of a decompressed object stream. */
class PackedReader extends noting(PDFObjectStreamParser) {
  /** Reads all objects in sequence, regardless of the stream's own count and offsets. */
  readAll() {
    this.skipWhitespaceAndComments()
    while (!this.bytes.done()) {
      this.parseObject()
      this.skipWhitespaceAndComments()
    }
  }
}

/** Reads the objects of a file. */
class FileReader extends noting(PDFParser) {
  depth = 0

  parseDict(ref) {
    const dict = super.parseDict(ref)
    // The only dictionary outside of objects is a trailer.
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

  /** Replaces a stream, because pdf-lib would decompress it without a limit. */
  withoutContent(stream) {
    const { dict } = stream
    if (dict.get(PDFName.of('Type')) === PDFName.of('XRef')) this.noteEncryption(dict)
    // Viewers identify object streams by these two entries, not by their type.
    if (dict.get(PDFName.of('N')) && dict.get(PDFName.of('First'))) packed.push(stream)
    return PDFNull
  }
}

/**
 * Returns the filter of an object stream; only FlateDecode alone is supported, as PDF writers use; undefined for none.
 */
function filterOf(dict) {
  const filter = dict.get(PDFName.of('Filter'))
  const single = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter
  if (single !== undefined && single !== PDFName.of('FlateDecode'))
    throw new Error('An object stream is packed in an unusual way.')
  return single
}

/** @returns {Uint8Array} */
function unpack({ dict, contents }, maxBytes) {
  if (filterOf(dict) === undefined) return contents
  return inflateSync(contents, { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH })
}

function readPacked(context) {
  let remainingBytes = maxUnpackedBytes
  for (const stream of packed) {
    const bytes = unpack(stream, remainingBytes)
    remainingBytes -= bytes.length
    if (remainingBytes <= 0) throw new Error('The object streams are too large.')
    const plain = PDFDict.withContext(context)
    for (const name of ['N', 'First']) plain.set(PDFName.of(name), PDFNumber.of(0))
    new PackedReader(PDFRawStream.of(plain, bytes)).readAll()
  }
}

/**
 * True if every position that looks like the beginning of an object was read, so that none is hidden in a stream,
 * string or comment.
 */
function isAllRead(bytes) {
  const text = Buffer.from(bytes).toString('latin1')
  for (const { index, 0: head } of text.matchAll(heads)) if (!starts.has(index + head.length)) return false
  return true
}

/** Classifies a PDF, see `PdfKind`. */
async function kindOf(bytes) {
  found = emptyResult()
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

/** Creates a reader for one file at a time. */
export const createPdfReader = () => ({ kindOf })
