import { describe, expect, it } from 'vitest'
import { resolveNumbers } from './file-numbers'

const columns = ['sku', 'price EUR', 'stock', 'weight_g']

function resolved(...rows: string[][]) {
  const table = { columns, rows: rows.map((cells, index) => ({ row: index + 2, cells })) }
  return resolveNumbers(table).rows.map(({ cells }) => cells)
}

describe('an ambiguous number', () => {
  it('has thousands in a file with decimal commas', () => {
    const rows = resolved(['1.000', '12,50', '1.000', '1.250'], ['A', '1.234 €', '2.345', '0,5 kg'])
    expect(rows).toEqual([
      ['1.000', '12,50', '1000', '1250'],
      ['A', '1234 €', '2345', '0,5 kg'],
    ])
  })

  it('has decimals in a file with decimal points', () => {
    expect(resolved(['A', '12.50', '1.000', '1.250 kg'], ['B', '1,234', '1.234', '1,000'])).toEqual([
      ['A', '12.50', '1.0000', '1.2500 kg'],
      ['B', '1234', '1.234', '1000'],
    ])
  })

  it.each([
    ['no decimals', '1.000'],
    ['both decimal signs', '12,50'],
  ])('is unchanged in a file with %s', (_, price) => {
    const rows = [
      ['A', price, '1.000', '1.250'],
      ['12,5', '3', '2', price === '12,50' ? '0.5' : '5'],
    ]
    expect(resolved(...rows)).toEqual(rows)
  })

  it('is none in a number with several separators, or a date', () => {
    const rows = [['A', '1.234,50', '1.234.567', '1.12.2026']]
    expect(resolved(...rows)).toEqual(rows)
  })
})
