import { expect, test } from 'vitest'
import { level } from './levels'

const levels = (...rules: [name: string, css: string][]) =>
  level(rules.map(([name, css]) => ({ name, css: `.x {\n  ${css};\n}` }))).map(({ level: own }) => own)

test('a rule that may overrule another stands above it, in whatever sheet both are', () => {
  expect(
    levels(['p-2', 'padding: 8px'], ['px-3', 'padding-inline: 12px'], ['ps-1', 'padding-inline-start: 4px']),
  ).toEqual([1, 2, 3])
  expect(levels(['bg-brand', 'background-color: a'], ['hover:bg-well', 'background-color: b'])).toEqual([1, 2])
})

test('rules that differ in their value alone, or have nothing in common, share a level', () => {
  expect(levels(['p-2', 'padding: 8px'], ['p-3', 'padding: 12px'], ['flex', 'display: flex'])).toEqual([1, 1, 1])
  expect(levels(['border', 'border-width: 1px'], ['border-brand', 'border-color: a'])).toEqual([1, 1])
})
