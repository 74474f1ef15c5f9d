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

describe('saying a text', () => {
  const t = createTranslate(sampleWords, 'en')

  it('a plain text is said as it is written', () => {
    expect(t('title')).toBe('Cart')
  })

  it('a count picks the plural of the language and is set with its separators', () => {
    expect(t('lines', { count: 1 })).toBe('1 line')
    expect(t('lines', { count: 1200 })).toBe('1,200 lines')
  })

  it('an exact number goes before the rule of the language', () => {
    const area = defineWords<{ cart: { count: number } }>('cart', {
      cart: compileMessageOrThrow('{count, plural, =0 {empty} one {# line} other {# lines}}'),
    })
    const cart = createTranslate(area, 'en')
    expect([0, 1, 2].map((count) => cart('cart', { count }))).toEqual(['empty', '1 line', '2 lines'])
  })

  it('a word picks its case, and other stands for the rest', () => {
    const area = defineWords<{ way: { id: string; days: number } }>('way', {
      way: compileMessageOrThrow('{id, select, local {a week} other {{days, number} days}}'),
    })
    const way = createTranslate(area, 'en')
    expect(way('way', { id: 'local', days: 7 })).toBe('a week')
    expect(way('way', { id: 'sea', days: 1200 })).toBe('1,200 days')
  })

  it('a hash outside a plural is a hash', () => {
    const area = defineWords<{ first: NoValues }>('first', { first: compileMessageOrThrow('The #1 marketplace') })
    expect(createTranslate(area, 'en')('first')).toBe('The #1 marketplace')
  })

  it('a value is text, whatever characters it holds', () => {
    expect(t('added', { name: '{count} <b>' })).toBe('{count} <b> is in the cart')
  })

  it('a key takes exactly the values of its message', () => {
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

  it('without a provider the kit speaks English', () => {
    expect(renderToStaticMarkup(<Title />)).toBe('<p>Cart, 3 lines, Fisk is in the cart</p>')
  })

  it('a catalogue replaces the English texts, and English stands in for what it lacks', () => {
    const page = (
      <WordsProvider locale="sv" catalogue={swedish}>
        <Title />
      </WordsProvider>
    )
    expect(renderToStaticMarkup(page)).toBe('<p>Varukorg, 3 rader, Fisk is in the cart</p>')
  })
})

describe('a second language for all of the kit', async () => {
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

  it.each(areas)('$name: every text compiles and is said from the catalogue', ({ area, texts }) => {
    const t = createTranslate(area, 'sv', translated)
    const said = Object.keys(texts).map((key) => t(key, { count: 2 }))
    expect(said.filter((text) => !text.startsWith('«'))).toEqual([])
    expect(Object.keys(area.messages)).toEqual(Object.keys(texts))
  })
})

describe('compiling a catalogue', () => {
  it('a counted argument is a number, any other is text', () => {
    const module = generateArea('cart', {
      title: 'Cart',
      lines: '{count, plural, one {# line of {company}} other {# lines of {company}}}',
    })
    expect(module).toContain('export interface CartWords {')
    expect(module).toContain('  title: NoValues\n')
    expect(module).toContain('  lines: { count: number; company: string }\n')
  })

  it('an argument shown and counted in one message is a number', () => {
    const module = generateArea('cart', { left: '{count}: {count, plural, one {one left} other {some left}}' })
    expect(module).toContain('left: { count: number }')
  })

  it('a kind of argument the run time does not speak is refused by name', () => {
    expect(() => generateArea('cart', { day: 'Due {day, date}' })).toThrow('words/cart.en.json, "day"')
  })

  it('a message that is not valid ICU is refused by name', () => {
    expect(() => generateArea('cart', { lines: '{count, plural, one {# line}' })).toThrow('words/cart.en.json, "lines"')
  })
})
