import { describe, expect, it } from 'vitest'
import { foldTerm, relatedTerms, relevanceOf, parseSearch, searchedFields } from './search'

const fish = {
  title: 'Sältan Salt Liquorice Fish',
  brand: 'Sältan',
  category: 'Food & Candy',
  tags: ['Liquorice', 'Vegan'],
  description: 'Soft fish with peppermint.',
  variants: [{ sku: 'SAL-0120', gtin: '9520001001202' }, { sku: null, gtin: null }, {}],
}

const find = (typed: string) => relevanceOf(searchedFields(fish), parseSearch(typed)!)

describe('a search', () => {
  it.each([
    ['a code with other separators', 'sal 0120', 0],
    ['a GTIN', '9520001001202', 0],
    ['a GTIN of another length', '09520001001202', 0],
    ['full words of the title, in any order and without accents', 'FISH saltan', 1],
    ['beginnings of words in the title', 'liq fis', 2],
    ['beginnings in title and brand', 'sältan', 1],
    ['beginnings that need category or tags', 'cand salt', 4],
    ['beginnings that need the description', 'soft', 5],
    ['parts of a SKU', 'SAL', 2],
    ['four letters inside a word', 'mint', 6],
    ['the beginning of a code', '95200', 6],
  ])('finds %s: "%s"', (_, typed, place) => {
    expect(find(typed)).toBe(place)
  })

  it('finds a brand after the title, and before category and tags', () => {
    const other = { ...fish, title: 'Fish' }
    expect(relevanceOf(searchedFields(other), parseSearch('salt')!)).toBe(3)
    expect(relevanceOf(searchedFields({ ...other, brand: 'Nobody', tags: ['Salt'] }), parseSearch('salt')!)).toBe(4)
  })

  it.each([
    ['three letters inside a word', 'int'],
    ['digits inside a word', '2000'],
    ['one word of two', 'fish chips'],
    ['punctuation', '!?'],
    ['a code of three characters, inside a code', 'l01'],
  ])('does not find %s: "%s"', (_, typed) => {
    expect(find(typed)).toBeUndefined()
  })

  it('does not find letters with digits inside a word', () => {
    const box = searchedFields({ ...fish, title: 'Xgram500 a500gram' })
    expect(relevanceOf(box, parseSearch('gram500')!)).toBeUndefined()
    expect(relevanceOf(box, parseSearch('500gram')!)).toBeUndefined()
    expect(relevanceOf(box, parseSearch('gram')!)).toBe(6)
  })

  it('is undefined for a blank text', () => {
    expect([parseSearch(undefined), parseSearch(''), parseSearch('  ')]).toEqual([undefined, undefined, undefined])
    expect(parseSearch('!')).toEqual({ words: [], code: null })
  })

  it('may be a code if it has a digit and at least four characters', () => {
    expect(parseSearch('a-123')).toEqual({ words: ['a', '123'], code: 'a123' })
    expect([parseSearch('a12')?.code, parseSearch('abcd')?.code]).toEqual([null, null])
  })

  it('uses the first twelve distinct words, and forty letters of each', () => {
    const many = Array.from({ length: 14 }, (_, index) => `w${index}`)
    expect(parseSearch(`${many.join(' ')} w0`)?.words).toEqual(many.slice(0, 12))
    expect(parseSearch(`mint mint ${'x'.repeat(50)}`)?.words).toEqual(['mint', 'x'.repeat(40)])
  })
})

describe('different spellings', () => {
  const pouch = {
    title: 'Tjärn Cool Mint pouches',
    brand: 'Tjärn',
    category: 'Snus',
    tags: ['Salt', 'Lakrits'],
    description: 'Not for the saltpan.',
    options: ['Strength'],
    variants: [
      { title: '3 / Roll of 10', strengthMg: 10 },
      { title: '1', strengthMg: 4, netContent: '24 × 33 cl' },
    ],
  }
  const rank = (typed: string, overrides: Partial<typeof pouch> = {}) => {
    const text = parseSearch(typed)!
    return relevanceOf(
      searchedFields({ ...pouch, ...overrides }),
      text,
      relatedTerms(text, [
        ['losgodis', 'sweet mix'],
        ['salt', 'sel'],
      ]),
    )
  }

  it('match the variants’ values, net content and strength', () => {
    const found = ['cool mint 10 mg', 'pouches 4mg', 'mint roll', 'strength 3 mint', '33cl', '24x33 cl']
    expect(found.map((typed) => rank(typed))).toEqual(found.map(() => 4))
    expect(['cool mint 14 mg', '3 cl', '0 mg'].map((typed) => rank(typed))).toEqual([undefined, undefined, undefined])
  })

  it('match two search words with one compound word', () => {
    expect(['lös godis', 'los god', 'mer lös godis'].map((typed) => rank(typed, { title: 'Mer lösgodis' }))).toEqual([
      1, 2, 1,
    ])
    expect(rank('lös godis', { title: 'Sweet mix' })).toBe(1)
  })

  it('match one search word with two words, with the lowest rank and not in descriptions', () => {
    expect(rank('saltlakrits')).toBe(6)
    expect(rank('sellakrits')).toBe(6)
    expect(rank('saltmint', { tags: [], description: 'Salt' })).toBeUndefined()
  })
})

describe('the search fields of a product', () => {
  it('have words in lower case without accents, and codes without separators', () => {
    expect(searchedFields(fish)).toEqual({
      codes: ['sal0120', '9520001001202'],
      title: ['saltan', 'salt', 'liquorice', 'fish'],
      brand: ['saltan'],
      attributes: ['food', 'candy', 'liquorice', 'vegan'],
      rest: ['sal', '0120', 'soft', 'fish', 'with', 'peppermint'],
    })
  })

  it('replace special letters by plain ones', () => {
    const { title } = searchedFields({ ...fish, title: 'Æble smørrebrød Œuf Straße Đak Łódź Ðe Þor' })
    expect(title).toEqual(['aeble', 'smorrebrod', 'oeuf', 'strasse', 'dak', 'lodz', 'de', 'thor'])
  })
})

describe('synonyms', () => {
  const groups = [['Lakrits', 'liquorice', 'Salmiak'].map(foldTerm), ['energidryck', 'Energy Drink!'].map(foldTerm)]
  const can = { title: 'Energy can', brand: '', category: '', tags: [], description: 'A drink.', variants: [] }
  const rankOf = (typed: string, overrides: Partial<typeof can>) => {
    const text = parseSearch(typed)!
    return relevanceOf(
      searchedFields({ ...can, title: '', description: '', ...overrides }),
      text,
      relatedTerms(text, groups),
    )
  }

  it('find each other in both directions, regardless of case', () => {
    expect(rankOf('LAKRITS', { title: 'Salt liquorice' })).toBe(1)
    expect(rankOf('liquorice', { title: 'Lakrits' })).toBe(1)
    expect(rankOf('lakrits', { description: 'With salmiak.' })).toBe(5)
    expect(rankOf('lakrits', { title: 'Salt fish' })).toBeUndefined()
  })

  it('match full words only', () => {
    expect(rankOf('lakrits', { title: 'Liquorices' })).toBeUndefined()
  })

  it('are found while they are typed, from four letters on', () => {
    expect(rankOf('lakr', { title: 'Liquorice' })).toBe(1)
    expect(rankOf('lak', { title: 'Liquorice' })).toBeUndefined()
    expect(rankOf('energ', { title: 'Energidryck' })).toBe(1)
    expect(rankOf('drin', { title: 'Energidryck' })).toBeUndefined()
  })

  it('may consist of several words, which must all match', () => {
    expect(rankOf('energidryck', { title: 'Energy drink' })).toBe(1)
    expect(rankOf('energidryck', can)).toBe(5)
    expect(rankOf('energidryck', { title: 'Energy bar' })).toBeUndefined()
    expect(rankOf('drink cold energy', { title: 'Cold energidryck' })).toBe(1)
    expect(rankOf('energy', { title: 'Energidryck' })).toBeUndefined()
  })

  it('do not affect the other search words', () => {
    expect(rankOf('salt lakrits', { title: 'Salt liquorice' })).toBe(1)
    expect(rankOf('sweet lakrits', { title: 'Salt liquorice' })).toBeUndefined()
  })

  it('of all groups with the search word are used', () => {
    const text = parseSearch('kola')!
    expect(
      relatedTerms(text, [
        ['kola', 'toffee'],
        ['cola', 'kola'],
      ]).get('kola'),
    ).toEqual([['kola'], ['toffee'], ['cola'], ['kola']])
  })
})
