import type { components } from '@skafferi/api/admin'
import { describe, expect, it } from 'vitest'
import { readTypedMissing, toMissingRequest, toMissingValues, withAnswer, type MissingChange } from './import-missing'

type Schemas = components['schemas']

const categories = [
  { name: 'Lakrits', rows: 214 },
  { name: 'Snus', rows: 88 },
]
const question = (field: Schemas['ImportMissingField'], given: Partial<Schemas['ImportMissingQuestion']> = {}) => ({
  field,
  rows: 302,
  categories: [],
  cells: [],
  ...given,
})

/** Answers questions as an operator does; returns what is shown and sent. */
function answered(asked: Pick<Schemas['ImportMissing'], 'questions' | 'values'>, ...changes: MissingChange[]) {
  const missing = { ...asked, is_remembered: false, remember: true }
  const job = { missing } as Schemas['Import']
  let typed = readTypedMissing('')
  for (const change of changes) {
    const found = toMissingValues(job, typed)!.questions.find(({ field }) => field === change.field)!
    typed = readTypedMissing(JSON.stringify(withAnswer(typed, found, change)))
  }
  const view = toMissingValues(job, typed)!
  return { view, sent: toMissingRequest(view.questions) }
}

describe('the questions about what a file lacks', () => {
  it('need an answer for tax and VAT only; the others are left empty', () => {
    const missing = {
      questions: [question('tax_class'), question('prices_include_vat'), question('brand')],
      values: [],
    }
    const { view } = answered(missing)
    expect(view.isComplete).toBe(false)
    expect(view.questions.map(({ mode, isIncomplete }) => [mode, isIncomplete])).toEqual([
      [null, true],
      [null, true],
      ['empty', false],
    ])
    const { view: complete, sent } = answered(
      missing,
      { field: 'tax_class', mode: 'all', value: 'food' },
      { field: 'prices_include_vat', mode: 'all', value: 'yes' },
    )
    expect(complete.isComplete).toBe(true)
    expect(sent).toEqual([
      { field: 'tax_class', value: 'food', by_category: [] },
      { field: 'prices_include_vat', value: 'yes', by_category: [] },
      { field: 'brand', value: null, by_category: [] },
    ])
  })

  it('may be answered by category, with a value for the rows in no listed one', () => {
    const changes: MissingChange[] = [
      { field: 'tax_class', mode: 'category' },
      { field: 'tax_class', mode: 'category', value: 'food', group: 'Lakrits' },
      { field: 'tax_class', mode: 'category', value: 'nicotine', group: 'Snus' },
    ]
    const byCategory = [
      { category: 'Lakrits', value: 'food' },
      { category: 'Snus', value: 'nicotine' },
    ]
    const all = answered({ questions: [question('tax_class', { categories })], values: [] }, ...changes)
    expect(all.view.isComplete).toBe(true)
    expect(all.sent).toEqual([{ field: 'tax_class', value: null, by_category: byCategory }])
    const more = { questions: [question('tax_class', { categories, rows: 310 })], values: [] }
    expect(answered(more, ...changes).view.isComplete).toBe(false)
    const { view, sent } = answered(more, ...changes, { field: 'tax_class', mode: 'category', value: 'standard' })
    expect(view.isComplete).toBe(true)
    expect(sent).toEqual([{ field: 'tax_class', value: 'standard', by_category: byCategory }])
  })

  it('suggest tax classes by the names of categories, which count once the operator answers by category', () => {
    const asked = {
      questions: [
        question('tax_class', {
          categories: [
            { name: 'Lakrits', rows: 214, suggestion: 'confectionery' },
            { name: 'Snus', rows: 88, suggestion: 'standard' },
            { name: 'Gifts', rows: 8 },
          ],
          rows: 310,
        }),
      ],
      values: [],
    } satisfies Pick<Schemas['ImportMissing'], 'questions' | 'values'>
    const groupsOf = ({ view }: ReturnType<typeof answered>) =>
      view.questions[0]!.groups.category!.map(({ id, value, isSuggested = false }) => [id, value, isSuggested])
    const before = answered(asked)
    expect([before.view.questions[0]!.mode, before.view.isComplete]).toEqual([null, false])
    const suggestions = [
      ['Lakrits', 'confectionery', true],
      ['Snus', 'standard', true],
      ['Gifts', '', false],
    ]
    expect(groupsOf(before)).toEqual(suggestions)
    const byCategory = { field: 'tax_class', mode: 'category' } as const
    const chosen = answered(asked, byCategory)
    expect([groupsOf(chosen), chosen.view.isComplete]).toEqual([suggestions, false])
    const { view, sent } = answered(
      asked,
      byCategory,
      { ...byCategory, value: 'nicotine', group: 'Snus' },
      { ...byCategory, value: 'standard', group: 'Gifts' },
    )
    expect(view.isComplete).toBe(true)
    expect(sent[0]!.by_category).toEqual([
      { category: 'Lakrits', value: 'confectionery' },
      { category: 'Snus', value: 'nicotine' },
      { category: 'Gifts', value: 'standard' },
    ])
    const stored = [
      { field: 'tax_class' as const, value: null, by_category: [{ category: 'Lakrits', value: 'confectionery' }] },
    ]
    expect(groupsOf(answered({ ...asked, values: stored }))[0]).toEqual(['Lakrits', 'confectionery', false])
    const cleared = answered(asked, byCategory, { ...byCategory, value: '', group: 'Lakrits' })
    expect(groupsOf(cleared)[0]).toEqual(['Lakrits', '', false])
  })

  it('name goods and suggest the tax class of a cell within a category', () => {
    const problem = { code: 'several_tax_classes', message: '' }
    const found = [
      {
        cell: '6%',
        category: 'Lakrits',
        rows: 100,
        problem,
        products: ['Salmiak', 'Skulls'],
        suggestion: 'confectionery' as const,
      },
      { cell: '25%', category: 'Lakrits', rows: 100, problem },
    ]
    const { view } = answered({ questions: [question('tax_class', { cells_by_category: found })], values: [] })
    const shown = view.questions[0]!.groups.cell_category!
    expect(shown.map(({ value, isSuggested, products }) => [value, isSuggested, products])).toEqual([
      ['confectionery', true, ['Salmiak', 'Skulls']],
      ['', undefined, undefined],
    ])
  })

  it('may be answered by cell that could not be used', () => {
    const problem = { code: 'several_tax_classes', message: '' }
    const cells = [
      { cell: '6 %', rows: 300, problem },
      { cell: '25 %', rows: 2, problem },
    ]
    const missing = { questions: [question('tax_class', { cells, categories })], values: [] }
    const first: MissingChange = { field: 'tax_class', mode: 'cell', value: 'food', group: '6 %' }
    expect(answered(missing, first).view.isComplete).toBe(false)
    const { view, sent } = answered(missing, first, { ...first, value: 'standard', group: '25 %' })
    expect(view.isComplete).toBe(true)
    const by_cell = [
      { cell: '6 %', value: 'food' },
      { cell: '25 %', value: 'standard' },
    ]
    const values = [{ field: 'tax_class' as const, value: null, by_category: [], by_cell }]
    expect(sent).toEqual(values)
    const { view: again } = answered({ ...missing, values })
    expect(again.questions.map(({ mode, isIncomplete }) => [mode, isIncomplete])).toEqual([['cell', false]])
  })

  it('may be answered by cell within categories', () => {
    const problem = { code: 'several_tax_classes', message: '' }
    const cells = [{ cell: '6 %', rows: 302, problem }]
    const inCategories = categories.map(({ name, rows }) => ({ cell: '6 %', category: name, rows, problem }))
    const asked = question('tax_class', { cells, categories, cells_by_category: inCategories })
    const missing = { questions: [asked], values: [] }
    const of = (name: string, value: string): MissingChange => ({
      field: 'tax_class',
      mode: 'cell_category',
      value,
      group: JSON.stringify(['6 %', name]),
    })
    expect(answered(missing, of('Lakrits', 'food')).view.isComplete).toBe(false)
    const { view, sent } = answered(missing, of('Lakrits', 'food'), of('Snus', 'soft_drink'))
    expect(view.isComplete).toBe(true)
    const by_cell = [
      { cell: '6 %', category: 'Lakrits', value: 'food' },
      { cell: '6 %', category: 'Snus', value: 'soft_drink' },
    ]
    const values = [{ field: 'tax_class' as const, value: null, by_category: [], by_cell }]
    expect(sent).toEqual(values)
    expect(answered({ ...missing, values }).view.questions[0]).toMatchObject({
      mode: 'cell_category',
      isIncomplete: false,
      groups: { cell_category: [{ name: '6 % · Lakrits', value: 'food' }, { value: 'soft_drink' }] },
    })
  })

  it('name the rows in no group of the chosen kind', () => {
    const asked = question('tax_class', { categories, rows: 310, other_products: { category: ['Timearbeid', 'Levy'] } })
    const othersOf = (mode: MissingChange['mode']) =>
      answered({ questions: [asked], values: [] }, { field: 'tax_class', mode }).view.questions[0]?.others
    expect(othersOf('category')).toEqual({ rows: 8, products: ['Timearbeid', 'Levy'] })
    expect(othersOf('all')).toEqual({ rows: 310, products: [] })
  })

  it('may leave out rows of a group or in none, but not all', () => {
    const missing = { questions: [question('tax_class', { categories, rows: 310 })], values: [] }
    const { view, sent } = answered(
      missing,
      { field: 'tax_class', mode: 'category', value: 'food', group: 'Lakrits' },
      { field: 'tax_class', mode: 'category', value: 'leave_out', group: 'Snus' },
      { field: 'tax_class', mode: 'category', value: 'leave_out' },
    )
    expect(view.isComplete).toBe(true)
    expect(sent).toMatchObject([{ value: 'leave_out', by_category: [{ value: 'food' }, { value: 'leave_out' }] }])
    const all: MissingChange = { field: 'tax_class', mode: 'all', value: 'leave_out' }
    expect(answered(missing, all).view.isComplete).toBe(false)
  })

  it('about an age limit need an answer if words name goods that have one, by word or brand', () => {
    const words = [{ name: 'snus', rows: 88 }]
    const missing = { questions: [question('age_limit', { words, brands: [{ name: 'Rönn', rows: 90 }] })], values: [] }
    expect(answered(missing).view).toMatchObject({ isComplete: false, questions: [{ mode: null }] })
    const byWord = answered(missing, { field: 'age_limit', mode: 'word', value: '18', group: 'snus' })
    expect([byWord.view.isComplete, byWord.sent]).toEqual([
      true,
      [{ field: 'age_limit', value: null, by_category: [], by_word: [{ word: 'snus', value: '18' }] }],
    ])
    const byBrand = answered(missing, { field: 'age_limit', mode: 'brand', value: '18', group: 'Rönn' })
    expect(byBrand.sent).toMatchObject([{ value: null, by_brand: [{ brand: 'Rönn', value: '18' }] }])
    expect(answered(missing, { field: 'age_limit', mode: 'empty' }).view.isComplete).toBe(true)
  })

  it('start with the remembered answers', () => {
    const values = [
      { field: 'tax_class' as const, value: 'food', by_category: [{ category: 'Snus', value: 'nicotine' }] },
      { field: 'brand' as const, value: 'Sältan', by_category: [] },
    ]
    const { view, sent } = answered({
      questions: [question('tax_class', { categories: categories.slice(1), rows: 90 }), question('brand')],
      values,
    })
    expect(view.questions.map(({ mode, value }) => [mode, value])).toEqual([
      ['category', 'food'],
      ['all', 'Sältan'],
    ])
    expect(sent).toEqual(values)
  })

  it('start with remembered answers by groups that this file does not have as answers for all rows', () => {
    const byWord = { value: null, by_category: [], by_word: [{ word: 'snus', value: '18' }] }
    const byCategory = { value: 'food', by_category: [{ category: 'Candy', value: 'confectionery' }] }
    const { view } = answered({
      questions: [question('age_limit'), question('tax_class'), question('prices_include_vat')],
      values: [
        { field: 'age_limit', ...byWord },
        { field: 'tax_class', ...byCategory },
        { field: 'prices_include_vat', ...byCategory, value: null },
      ],
    })
    expect(view.questions.map(({ mode, value }) => [mode, value])).toEqual([
      ['empty', ''],
      ['all', 'food'],
      [null, ''],
    ])
  })

  it('refuse values that the field cannot have', () => {
    const missing = { questions: [question('age_limit')], values: [] }
    const isComplete = (value: string) => answered(missing, { field: 'age_limit', mode: 'all', value }).view.isComplete
    expect(['18', 'adults', ''].map(isComplete)).toEqual([true, false, false])
  })

  it('forget a malformed draft', () => {
    expect(readTypedMissing('{"answers":{"brand":{"mode":"never"}}}')).toEqual({ answers: {} })
  })
})
