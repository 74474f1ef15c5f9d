import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text'

const swedish = 'Artikelnr;Benämning\r\nA-1;Saltlakrits\r\n'
const greek = 'Κωδικός;Περιγραφή;Τιμή\r\nΑ-1;Ελιές Καλαμών;12,50\r\n'

const utf16 = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

describe('decodeText', () => {
  it.each([swedish, greek])('reads UTF-8 and UTF-16, with or without a byte order mark: %j', (text) => {
    const files = ['', '\ufeff'].flatMap((mark) => [
      Buffer.from(mark + text),
      utf16(mark + text),
      utf16(mark + text, true),
    ])
    expect(files.map((bytes) => decodeText(bytes))).toEqual(files.map(() => text))
  })

  it('reads the euro sign and letters with caron of ISO-8859-15', () => {
    expect(decodeText(Buffer.from('Hinta;12,50 \xa4;\xa6okolaadi;\xb4', 'latin1'))).toBe('Hinta;12,50 €;Šokolaadi;Ž')
    expect(decodeText(Buffer.from('Ta\xa8kentti', 'latin1'))).toBe('Taškentti')
  })

  it.each(['½ l påse', 'rock´n roll', '¼ kg', 'Öl ¾ l', 'A ¦ B'])('reads %j as Windows-1252', (text) => {
    expect(decodeText(Buffer.from(text, 'latin1'))).toBe(text)
  })

  it('reads Windows-1252 if a byte is in it alone', () => {
    expect(decodeText(Buffer.from('\x80 5 \xa4 \xa8a', 'latin1'))).toBe('€ 5 ¤ ¨a')
  })

  it('keeps the zero bytes of a file that is no text', () => {
    expect(decodeText(Buffer.from([0x89, 0, 0, 0x41, 0, 0, 0, 0x42]))).toContain('\0')
  })
})
