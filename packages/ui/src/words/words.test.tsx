import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineWords, type NoValues, type WordsArea } from './define-words'
import { generateArea } from './generate-area'
import { createTranslate, type Translate } from './translate'
import { WordsProvider, useWords } from './WordsProvider'

interface SampleWords {
  title: NoValues
  lines: { count: number }
  added: { name: string }
}

const sampleWords = defineWords<SampleWords>('sample', {
  title: compileMessageOrThrow('Cart'),
  lines: compileMessageOrThrow('{count, plural, one {# line} other {# lines}}'),
  added: compileMessageOrThrow('{name} is in the cart'),
})

const swedish = {
  sample: {
    title: compileMessageOrThrow('Varukorg'),
    lines: compileMessageOrThrow('{count, plural, one {# rad} other {# rader}}'),
  },
}

describe('translating a text', () => {
  const t = createTranslate(sampleWords, 'en')

  it('returns a text without arguments as it is', () => {
    expect(t('title')).toBe('Cart')
  })

  it('picks the plural form of the language and formats the count', () => {
    expect(t('lines', { count: 1 })).toBe('1 line')
    expect(t('lines', { count: 1200 })).toBe('1,200 lines')
  })

  it('prefers an exact number over the plural rule', () => {
    const area = defineWords<{ cart: { count: number } }>('cart', {
      cart: compileMessageOrThrow('{count, plural, =0 {empty} one {# line} other {# lines}}'),
    })
    const cart = createTranslate(area, 'en')
    expect([0, 1, 2].map((count) => cart('cart', { count }))).toEqual(['empty', '1 line', '2 lines'])
  })

  it('selects the case of a value, and "other" for unknown values', () => {
    const area = defineWords<{ way: { id: string; days: number } }>('way', {
      way: compileMessageOrThrow('{id, select, local {a week} other {{days, number} days}}'),
    })
    const way = createTranslate(area, 'en')
    expect(way('way', { id: 'local', days: 7 })).toBe('a week')
    expect(way('way', { id: 'sea', days: 1200 })).toBe('1,200 days')
  })

  it('returns a hash outside a plural as a hash', () => {
    const area = defineWords<{ first: NoValues }>('first', { first: compileMessageOrThrow('The #1 marketplace') })
    expect(createTranslate(area, 'en')('first')).toBe('The #1 marketplace')
  })

  it('inserts values as text, whatever characters they contain', () => {
    expect(t('added', { name: '{count} <b>' })).toBe('{count} <b> is in the cart')
  })

  it('requires exactly the values of the message', () => {
    expectTypeOf(t).toEqualTypeOf<Translate<SampleWords>>()
    expectTypeOf<Parameters<typeof t<'title'>>>().toEqualTypeOf<['title']>()
    expectTypeOf<Parameters<typeof t<'lines'>>>().toEqualTypeOf<['lines', { count: number }]>()
  })
})

describe('another language', () => {
  function Title() {
    const t = useWords(sampleWords)
    return (
      <p>
        {t('title')}, {t('lines', { count: 3 })}, {t('added', { name: 'Fisk' })}
      </p>
    )
  }

  it('uses English without a provider', () => {
    expect(renderToStaticMarkup(<Title />)).toBe('<p>Cart, 3 lines, Fisk is in the cart</p>')
  })

  it("uses the catalogue's texts, and English for missing ones", () => {
    const page = (
      <WordsProvider locale="sv" catalogue={swedish}>
        <Title />
      </WordsProvider>
    )
    expect(renderToStaticMarkup(page)).toBe('<p>Varukorg, 3 rader, Fisk is in the cart</p>')
  })
})

describe('a complete second language', async () => {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.en.json') ? file.replace('.en.json', '') : []))
  const areas = await Promise.all(
    names.map(async (name) => {
      const texts = JSON.parse(readFileSync(join(folder, `${name}.en.json`), 'utf8')) as Record<string, string>
      const module = (await import(`./generated/${name}.ts`)) as Record<
        string,
        WordsArea<Record<string, { count: number }>>
      >
      return { name, texts, area: Object.values(module)[0]! }
    }),
  )
  const translated = Object.fromEntries(
    areas.map(({ name, texts }) => [
      name,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(`«${text}»`)])),
    ]),
  )

  it.each(areas)('$name: every text compiles and comes from the catalogue', ({ area, texts }) => {
    const t = createTranslate(area, 'sv', translated)
    const said = Object.keys(texts).map((key) => t(key, { count: 2 }))
    expect(said.filter((text) => !text.startsWith('«'))).toEqual([])
    expect(Object.keys(area.messages)).toEqual(Object.keys(texts))
  })
})

describe('compiling a catalogue', () => {
  it('types a counted argument as a number, any other as a string', () => {
    const module = generateArea('cart', {
      title: 'Cart',
      lines: '{count, plural, one {# line of {company}} other {# lines of {company}}}',
    })
    expect(module).toContain('export interface CartWords {')
    expect(module).toContain('  title: NoValues\n')
    expect(module).toContain('  lines: { count: number; company: string }\n')
  })

  it('types an argument that is shown and counted in one message as a number', () => {
    const module = generateArea('cart', { left: '{count}: {count, plural, one {one left} other {some left}}' })
    expect(module).toContain('left: { count: number }')
  })

  it('rejects an unsupported kind of argument by name', () => {
    expect(() => generateArea('cart', { day: 'Due {day, date}' })).toThrow('words/cart.en.json, "day"')
  })

  it('rejects a message that is not valid ICU by name', () => {
    expect(() => generateArea('cart', { lines: '{count, plural, one {# line}' })).toThrow('words/cart.en.json, "lines"')
  })
})
