import { expect, it } from 'vitest'
import { findColumns } from './columns'
import { readRow } from './read-row'

const columns = [
  'sku',
  'option1_name',
  'option1_value',
  'option2_name',
  'option2_value',
  'option3_name',
  'option3_value',
]
const context = {
  columns: findColumns(columns),
  kind: 'catalog',
  timeZone: 'UTC',
  tax: { country: 'se', date: '2026-11-20' },
  notation: {},
  hasOwnTax: true,
} as const

/** Returns the options of a row with these cells, and the faults. */
function read(...cells: string[]) {
  const { options = [], faults } = readRow(context, { row: 2, cells: ['A-1', ...cells] })
  return [options.map(({ name, value }) => `${name}=${value}`), faults.map(({ column }) => column)]
}

it.each([
  [['Size', '500 g'], ['Size=500 g'], []],
  [['', '500 g'], ['Variant=500 g'], []],
  [['', 'Mint', '', '6 mg'], ['Variant=Mint', 'Variant 2=6 mg'], []],
  [['', 'Flavour: Mint, Strength: 6 mg'], ['Flavour=Mint', 'Strength=6 mg'], []],
  [['', 'Flavour: Mint; Strength: 6 mg'], ['Flavour=Mint', 'Strength=6 mg'], []],
  [['', 'Colour: White'], ['Colour=White'], []],
  [['', 'Mint, 6 mg'], ['Variant=Mint, 6 mg'], []],
  [['', 'Open: 9:30'], ['Variant=Open: 9:30'], []],
  [['', 'A: 1, B: 2, C: 3, D: 4'], ['Variant=A: 1, B: 2, C: 3, D: 4'], []],
  [['Note', 'Scale: 1'], ['Note=Scale: 1'], []],
  [['Size', ''], [], ['option1_value']],
])('options of %j', (cells, options, faults) => {
  expect(read(...cells)).toEqual([options, faults])
})
