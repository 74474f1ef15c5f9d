/**
 * The characters of bytes 0x80 to 0x9F in Windows-1252; five are unassigned
 * (https://encoding.spec.whatwg.org/#windows-1252).
 */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Number of bytes that are considered to detect UTF-16 without a byte order mark. */
const bytesToDetect = 400

function zeroesIn(bytes: Uint8Array, parity: 0 | 1): number {
  return bytes.subarray(0, bytesToDetect).filter((byte, index) => byte === 0 && index % 2 === parity).length
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  // Every other byte of Latin text is zero.
  const threshold = Math.min(bytes.length, bytesToDetect) / 4
  if ((first === 0xff && second === 0xfe) || zeroesIn(bytes, 1) > threshold) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || zeroesIn(bytes, 0) > threshold) return 'utf-16be'
  return 'utf-8'
}

/** The decoder of some releases of Node returns control characters for 0x80 to 0x9F, so the table is applied here. */
function decodeWindows(bytes: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(bytes)
  return text.replace(/[\x80-\x9f]/g, (byte) => windowsSigns.charAt(byte.charCodeAt(0) - 0x80))
}

/** Decodes a text in the encodings of spreadsheets: UTF-8, UTF-16, or otherwise Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return decodeWindows(bytes)
  }
}
