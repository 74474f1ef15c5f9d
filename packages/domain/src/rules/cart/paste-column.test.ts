import { describe, expect, it } from 'vitest'
import { readPasted } from './paste-column'

describe('a pasted list of numbers', () => {
  const valuesOf = (text: string) => {
    const read = readPasted(text)
    return read.kind === 'column' ? read.values.map(({ row, text: value }) => [row, value]) : read.kind
  }

  it('is a column: its values fill the rows in sequence', () => {
    expect(readPasted('12\n1 200\n7')).toEqual({
      kind: 'column',
      values: [
        { row: 0, position: 1, text: '12' },
        { row: 1, position: 2, text: '1 200' },
        { row: 2, position: 3, text: '7' },
      ],
    })
  })

  it('keeps a row for an empty line, or 0', () => {
    expect(readPasted('5\n\n0\n-3\n')).toEqual({
      kind: 'column',
      values: [
        { row: 0, position: 1, text: '5' },
        { row: 3, position: 4, text: '-3' },
      ],
    })
    expect([valuesOf(''), valuesOf('\n\n'), valuesOf('0')]).toEqual([[], [], []])
  })

  it('is a column even if one number is ambiguous', () => {
    expect(valuesOf('1.000\n5')).toEqual([
      [0, '1.000'],
      [1, '5'],
    ])
  })

  const written = ['5\n6', '5\r\n6\r\n', '5\r6\r', '5\n6\n\n\n', '\uFEFF5\n6', '\uFEFF"5"\n6', '5 \n\t6']
  it.each(written)('can have any line endings and surrounding whitespace: %j', (text) => {
    expect(valuesOf(text)).toEqual([
      [0, '5'],
      [1, '6'],
    ])
  })

  it('ignores quotes around a value', () => {
    expect(valuesOf('"12"\n " 1 200 " \n""')).toEqual([
      [0, '12'],
      [1, '1 200'],
    ])
  })

  it.each(['5"6"', '"5"6', '5\n"'])('is not a column with quotes elsewhere: %j', (text) => {
    expect(readPasted(text)).toEqual({ kind: 'lines', format: 'table' })
  })
})

describe('a pasted text with articles', () => {
  const named = ['SAL-0120 60', 'SAL-0120 60\nGRY-0450 12', '60\nSAL-0120', 'SAL-0120\n60', '60\n\nmany', 'SAL-0120']
  it.each(named)('is lines, even if some are numbers: %j', (text) => {
    expect(readPasted(text)).toEqual({ kind: 'lines', format: 'lines' })
  })

  it.each(['SAL-0120;60', 'SAL-0120\t60', '"SAL 0120" 60'])('is CSV with semicolons, tabs or quotes: %j', (text) => {
    expect(readPasted(text)).toEqual({ kind: 'lines', format: 'table' })
  })
})
