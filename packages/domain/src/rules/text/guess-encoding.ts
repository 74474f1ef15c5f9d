import { codePages } from './code-pages'

/** Encodings of one byte a character in which spreadsheets and programs save lists, the most common one first. */
export const singleByteEncodings = [
  'windows-1252',
  'iso-8859-15',
  'windows-1250',
  'iso-8859-2',
  'windows-1257',
  ...codePages,
] as const

/** An encoding of one byte a character. */
export type SingleByteEncoding = (typeof singleByteEncodings)[number]

/** Encodings that differ by more than a few signs. */
const families = ['windows-1252', 'windows-1250', 'iso-8859-2', 'windows-1257', 'cp850'] as const

/** Czech, Slovak, Polish, Hungarian, Slovenian and Croatian, and Romanian. */
const central = 'íáěéřýščžůúťňóď áíéčýžšúťľôňäóďĺŕ łóążęćśńź áéöóőüíúű čšžćđ ăîâţş'
const western = 'øåæ äöå äö üäöß éèàêçôîâûùœëï ëéïèöü èàòùìé óíáéñú ãçáéíóõâêà áðíéúþöóæý äõüöšž'
/**
 * The letters beyond ASCII of languages, by the encodings that have them, the most frequent ones first: Danish and
 * Norwegian, Swedish, Finnish, German, French, Dutch, Italian, Spanish, Portuguese, Icelandic and Estonian; those of
 * central Europe; Estonian, Latvian and Lithuanian.
 */
const languages: Readonly<Record<(typeof families)[number], readonly string[]>> = {
  'windows-1252': western.split(' '),
  'windows-1250': central.split(' '),
  'iso-8859-2': central.split(' '),
  'windows-1257': ['äõüöšž', 'āīēūšļžņķčģ', 'ėšųįžūčąę'],
  cp850: western.split(' '),
}

/** Signs of price lists and names; each language has them. */
const signs = '€£½¼¾°®©™“”‘’‚„–—…•«»§·×²³±´¦¨¤ƒˆ˜†‡‰‹›\u00a0'

/** How much more plausible another encoding has to be than the most common one: a single letter is no evidence. */
const minAdvantage = 3

/**
 * Characters that are improbable in Windows-1252 and common in ISO-8859-15: the general currency sign, which is "€"
 * there, and "¦" or "¨" before a letter, which are "Š" and "š".
 */
const isoEvidence = /¤|[¦¨](?=\p{Letter})/u

/** Signs of Windows-1252 that are within no word: the bytes of "ä", "ö", "å", "ø" and others in code page 850. */
const codePageEvidence = /[A-Za-z][\x81\x8f\x90„”†‡‚›ˆ‰][A-Za-z]|[A-Z]™[A-Z]/

/** Shares of signs, of letters of another language, and of what no language of the encoding has. */
const [sign, foreign, implausible] = [0.01, 0.003, 0.00005]

/** Returns the shares of a language's letters; the second is half as frequent as the first, the third a third. */
function sharesOf(letters: string): Map<string, number> {
  const sum = [...letters].reduce((total, _, index) => total + 1 / (index + 1), 0)
  return new Map([...letters].map((letter, index) => [letter, 1 / (index + 1) / sum]))
}

/** Returns how plausible the characters are in the most plausible language of an encoding. */
function plausibility(counts: ReadonlyMap<string, number>, encoding: (typeof families)[number]): number {
  const shares = languages[encoding].map(sharesOf)
  const rated = shares.map((share) => {
    let sum = 0
    for (const [character, count] of counts) {
      const letter = character.toLowerCase()
      const other = shares.some((each) => each.has(letter)) ? foreign : implausible
      sum += count * Math.log(share.get(letter) ?? (signs.includes(character) ? sign : other))
    }
    return sum
  })
  return Math.max(...rated)
}

/**
 * Guesses the encoding of a text by its letters: "mléčná" is Czech in Windows-1250, and "mléèná" in Windows-1252 is in
 * no language.
 */
export function guessEncoding(
  bytes: Uint8Array,
  decode: (bytes: Uint8Array, encoding: SingleByteEncoding) => string,
): SingleByteEncoding {
  const counts = new Map<number, number>()
  for (const byte of bytes) if (byte >= 0x80) counts.set(byte, (counts.get(byte) ?? 0) + 1)
  const text = decode(bytes, 'windows-1252')
  const possible = codePageEvidence.test(text) ? families : families.filter((encoding) => encoding !== 'cp850')
  const rated = possible.map((encoding) => {
    const characters = [...counts].map(([byte, count]) => [decode(Uint8Array.of(byte), encoding), count] as const)
    const advantage = encoding === 'windows-1252' ? minAdvantage : 0
    return { encoding, rating: plausibility(new Map(characters), encoding) + advantage }
  })
  const { encoding } = rated.reduce((best, each) => (each.rating > best.rating ? each : best))
  const hasSigns = [...counts.keys()].some((byte) => byte >= 0x80 && byte <= 0x9f)
  const isIso = encoding === 'windows-1252' && !hasSigns && isoEvidence.test(text)
  return isIso ? 'iso-8859-15' : encoding
}
