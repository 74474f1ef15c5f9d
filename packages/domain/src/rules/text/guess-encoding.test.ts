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
    ['Nro;Kuvaus\n1;Hedelmäkarkki;Vaahtoäyriäiset', 'cp850'],
    ['Varenr;Navn\n1;Blåbærsyltetøy;Rødgrød', 'cp850'],
    ['Artikelnr;Benämning\n1;Blåbär;Öl', 'cp850'],
    ['Artikel;Gummibärchen;Süßwaren', 'cp850'],
    ['Mövenpick, Häagen-Dazs, Rødgrød “Fisherman’s”', 'windows-1252'],
  ])('of %j is %s', (text, encoding) => {
    const bytes = encoded(text, encoding)
    expect(encodingOf(bytes)).toBe(encoding)
    expect(decodeText(bytes)).toBe(text)
  })

  it.each(['Fisherman’s Friend’s “Extra”', '„Große Auslese“ für 5 € … oder mehr‚', 'Rock‘n’Roll'])(
    'of quotation marks alone is that of Windows: %j',
    (text) => {
      expect(encodingOf(encoded(text, 'windows-1252'))).toBe('windows-1252')
    },
  )

  it('can be chosen', () => {
    expect(decodeText(Buffer.from([0xe8]), 'windows-1250')).toBe('č')
    expect(decodeText(Buffer.from([0xe8]), 'windows-1252')).toBe('è')
    expect(decodeText(Buffer.from([0x84, 0x9b, 0xe1, 0xff]), 'cp850')).toBe('äøß\u00a0')
    expect(decodeText(Buffer.from([0x84, 0x9b, 0xe1]), 'cp437')).toBe('ä¢ß')
  })
})
