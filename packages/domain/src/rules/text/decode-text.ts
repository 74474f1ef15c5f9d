import { codePages, decodeCodePage, type CodePage } from './code-pages'
import { guessEncoding, singleByteEncodings, type SingleByteEncoding } from './guess-encoding'

type UnicodeEncoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** Bytes that are considered to detect UTF-16. */
const sampleLength = 400
/** Minimum share of zero bytes in UTF-16: separators, digits and line breaks have one in every script. */
const minShare = 1 / 20

/** Detects UTF-16 without a byte order mark: only every other byte is zero. */
function encodingWithoutMark(bytes: Uint8Array): UnicodeEncoding {
  const sample = bytes.subarray(0, sampleLength)
  const zeroes = (parity: 0 | 1) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const [even, odd] = [zeroes(0), zeroes(1)]
  const isUtf16 = Math.min(even, odd) * 10 <= Math.max(even, odd) && Math.max(even, odd) > sample.length * minShare
  if (!isUtf16) return 'utf-8'
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function unicodeOf(bytes: Uint8Array): UnicodeEncoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : encodingWithoutMark(bytes)
}

/**
 * The characters of bytes 0x80 to 0x9F in Windows-1252; five are unassigned
 * (https://encoding.spec.whatwg.org/#windows-1252).
 */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** The characters in which ISO-8859-15 differs from Windows-1252, by those of Windows-1252. */
const isoSigns: Readonly<Record<string, string>> = {
  '¤': '€',
  '¦': 'Š',
  '¨': 'š',
  '´': 'Ž',
  '¸': 'ž',
  '¼': 'Œ',
  '½': 'œ',
  '¾': 'Ÿ',
}

const isCodePage = (encoding: SingleByteEncoding): encoding is CodePage => codePages.some((each) => each === encoding)

/**
 * Decodes an encoding of one byte a character. ISO-8859-15 has no characters from 0x80 to 0x9F. The decoder of some
 * releases of Node returns control characters for these bytes of Windows-1252, so the table is applied here.
 */
function decodeSingleBytes(bytes: Uint8Array, encoding: SingleByteEncoding): string {
  if (isCodePage(encoding)) return decodeCodePage(bytes, encoding)
  if (encoding !== 'windows-1252' && encoding !== 'iso-8859-15') return new TextDecoder(encoding).decode(bytes)
  const text = new TextDecoder('latin1').decode(bytes)
  if (encoding === 'iso-8859-15') return text.replace(/[¤¦¨´¸¼½¾]/g, (sign) => isoSigns[sign] ?? sign)
  return text.replace(/[\x80-\x9f]/g, (byte) => windowsSigns.charAt(byte.charCodeAt(0) - 0x80))
}

/** The encodings of spreadsheets and databases. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', ...singleByteEncodings] as const

/** An encoding of a file. */
export type Encoding = (typeof encodings)[number]

const isSingleByte = (encoding: Encoding): encoding is SingleByteEncoding =>
  singleByteEncodings.some((each) => each === encoding)

/**
 * Detects the encoding of a text: UTF-8, UTF-16 with or without a byte order mark, or otherwise the one of one byte a
 * character in which its letters are most plausible.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  const encoding = unicodeOf(bytes)
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return encoding
  } catch {
    return guessEncoding(bytes, decodeSingleBytes)
  }
}

/** Decodes a text; by default in the detected encoding. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding = encodingOf(bytes)): string =>
  isSingleByte(encoding) ? decodeSingleBytes(bytes, encoding) : new TextDecoder(encoding).decode(bytes)
