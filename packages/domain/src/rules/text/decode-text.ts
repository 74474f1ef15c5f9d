/** Bytes that are considered to detect UTF-16. */
const sampleLength = 400
/** Minimum share of zero bytes in UTF-16: separators, digits and line breaks have one in every script. */
const minShare = 1 / 20

/** Detects UTF-16 without a byte order mark: only every other byte is zero. */
function encodingWithoutMark(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleLength)
  const zeroes = (parity: 0 | 1) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const [even, odd] = [zeroes(0), zeroes(1)]
  const isUtf16 = Math.min(even, odd) * 10 <= Math.max(even, odd) && Math.max(even, odd) > sample.length * minShare
  if (!isUtf16) return 'utf-8'
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function encodingOf(bytes: Uint8Array): string {
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

/**
 * Characters that are improbable in Windows-1252 and common in ISO-8859-15: the general currency sign, which is "€"
 * there, and "¦" or "¨" before a letter, which are "Š" and "š".
 */
const isoEvidence = /¤|[¦¨](?=\p{Letter})/u

/**
 * Decodes Windows-1252 or ISO-8859-15, which has no characters from 0x80 to 0x9F. The decoder of some releases of Node
 * returns control characters for these bytes, so the table is applied here.
 */
function decodeSingleBytes(bytes: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(bytes)
  if (!bytes.some((byte) => byte >= 0x80 && byte <= 0x9f) && isoEvidence.test(text))
    return text.replace(/[¤¦¨´¸¼½¾]/g, (sign) => isoSigns[sign] ?? sign)
  return text.replace(/[\x80-\x9f]/g, (byte) => windowsSigns.charAt(byte.charCodeAt(0) - 0x80))
}

/**
 * Decodes a text in the encodings of spreadsheets and databases: UTF-8, UTF-16 with or without a byte order mark, or
 * otherwise Windows-1252 or ISO-8859-15.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return decodeSingleBytes(bytes)
  }
}
