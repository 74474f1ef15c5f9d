import { describe, expect, it } from 'vitest'
import { decodeText, encodingOf, type Encoding } from './decode-text'

/** Encodes a text of letters that the encoding has. */
function encoded(text: string, encoding: Encoding): Buffer {
  const bytes = new Map(
    Array.from({ length: 128 }, (_, index) => 128 + index).map((byte) => [
      decodeText(Uint8Array.of(byte), encoding),
      byte,
    ]),
  )
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? letter.charCodeAt(0)))
}

describe('the encoding of a list', () => {
  it.each<[string, Encoding]>([
    ['Kód;Název;Cena\nA-1;Studentská pečeť mléčná;12,50 Kč\nA-2;Fidorka hořká, Šťastný', 'windows-1250'],
    ['Kód;Název;Cena\nA-1;Studentská pečeť mléčná;12,50\nA-2;Fidorka hořká, Šťastný', 'iso-8859-2'],
    ['Kod;Nazwa;Ilość\nA;Śliwka nałęczowska;Żelki', 'windows-1250'],
    ['Cikkszám;Megnevezés;Ár\nA;Gyümölcsös tejcsokoládé őszi fűszer', 'windows-1250'],
    ['Šifra;Naziv\nA;Čokolada mliječna;ćup', 'windows-1250'],
    ['Kods;Nosaukums\nA;Šokolāde ar lazdu riekstiem;ķīselis', 'windows-1257'],
    ['Kodas;Pavadinimas\nA;Šokoladas juodasis ėjęs;Žirniai', 'windows-1257'],
    ['Kood;Nimetus\nA;Šokolaad mustsõstraga;Küpsis õuna', 'windows-1257'],
    ['Kood;Nimetus\nA;Šokolaad mustsõstraga;Küpsis õuna', 'iso-8859-15'],
    ['Varenr;Navn\n1;Brød;Øl', 'windows-1252'],
    ['Kræmmerhus', 'windows-1252'],
    ['Artikelnr;Benämning\n1;Blåbär;Öl', 'windows-1252'],
    ['Crème brûlée;Nestlé;Straße;Jalapeño', 'windows-1252'],
    ['Caffè;Caffè crema;Tè', 'windows-1252'],
    ['Þorskur með ís', 'windows-1252'],
    ['Mövenpick, Häagen-Dazs, Rødgrød “Fisherman’s”', 'windows-1252'],
  ])('of %j is %s', (text, encoding) => {
    const bytes = encoded(text, encoding)
    expect(encodingOf(bytes)).toBe(encoding)
    expect(decodeText(bytes)).toBe(text)
  })

  it('can be chosen', () => {
    expect(decodeText(Buffer.from([0xe8]), 'windows-1250')).toBe('č')
    expect(decodeText(Buffer.from([0xe8]), 'windows-1252')).toBe('è')
  })
})
