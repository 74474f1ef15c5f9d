import { expect, test } from 'vitest'
import { level } from './levels'

const levels = (...rules: [name: string, css: string][]) =>
  level(rules.map(([name, css]) => ({ name, css: `.x {\n  ${css};\n}` }))).map((rule) => rule.level)

test('puts a rule that may override another on a higher level, whichever sheets they are in', () => {
  expect(
    levels(['p-2', 'padding: 8px'], ['px-3', 'padding-inline: 12px'], ['ps-1', 'padding-inline-start: 4px']),
  ).toEqual([1, 2, 3])
  expect(levels(['bg-brand', 'background-color: a'], ['hover:bg-well', 'background-color: b'])).toEqual([1, 2])
})

test('puts rules that differ only in their value, or have nothing in common, on the same level', () => {
  expect(levels(['p-2', 'padding: 8px'], ['p-3', 'padding: 12px'], ['flex', 'display: flex'])).toEqual([1, 1, 1])
  expect(levels(['border', 'border-width: 1px'], ['border-brand', 'border-color: a'])).toEqual([1, 1])
  expect(levels(['p-2', 'padding: 8px'], ['after:px-3', 'padding-inline: 12px'])).toEqual([1, 1])
})
