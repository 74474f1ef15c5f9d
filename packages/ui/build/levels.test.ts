import { expect, test } from 'vitest'
import { level } from './levels'
import { modulesWithClasses, rivalClasses, type RivalClasses } from './rival-classes'

const levelsWith = (rivals: RivalClasses, ...rules: [name: string, css: string][]) =>
  level(
    rules.map(([name, css]) => ({ name, css: `.x {\n  ${css};\n}` })),
    rivals,
  ).map((rule) => rule.level)

const levels = (...rules: [name: string, css: string][]) => levelsWith(new Map(), ...rules)

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

test('compares the values of classes with an arbitrary one, whatever it contains', () => {
  const columns = ['lg:grid-cols-[1fr_auto]', 'lg:grid-cols-[2fr_auto]', 'xl:grid-cols-[a:b]']
  const rules = columns.map((name): [string, string] => [name, `grid-template-columns: ${name}`])
  expect(levels(['grid-cols-2', 'grid-template-columns: a'], ...rules)).toEqual([1, 2, 2, 3])
})

test('keeps sides apart', () => {
  expect(levels(['px-3', 'padding-inline: a'], ['py-3', 'padding-block: a'], ['pt-1', 'padding-top: b'])).toEqual([
    1, 1, 2,
  ])
  expect(levels(['pe-1', 'padding-inline-end: a'], ['pl-1', 'padding-left: b'])).toEqual([1, 2])
  expect(levels(['border', 'border-width: 1px'], ['border-t', 'border-top-width: 2px'])).toEqual([1, 2])
  expect(levels(['border-t', 'border-top-width: 1px'], ['border-s', 'border-inline-start-width: 1px'])).toEqual([1, 1])
  expect(levels(['rounded', 'border-radius: a'], ['rounded-t', 'border-top-left-radius: b'])).toEqual([1, 2])
})

test('ignores the declaration that all classes of a pseudo-element have', () => {
  const content = 'content: var(--tw-content);\n  '
  expect(levels(['after:w-2', `${content}width: a`], ['after:h-2', `${content}height: a`])).toEqual([1, 1])
  expect(levels(['after:content-a', `${content}--tw-content: a`], ['md:after:content-b', '--tw-content: b'])).toEqual([
    1, 2,
  ])
})

test('puts rules that differ only in their value on levels of their own if one element may have both', () => {
  const rivals = rivalClasses(["cva('p-2', { variants: { size: { sm: 'p-3', md: 'p-4' } } })"])
  expect(levelsWith(rivals, ['p-2', 'padding: 8px'], ['p-3', 'padding: 12px'], ['p-4', 'padding: 16px'])).toEqual([
    1, 2, 2,
  ])
})

test('finds the classes that one element of the kit may have, in base, variants and compound variants', () => {
  const rivals = rivalClasses([
    `cva(['a', 'b c'], { variants: { x: { one: 'd', two: ['e', 'f'] } }, compoundVariants: [{ x: 'one', className: 'g' }] })`,
  ])
  expect([...rivals.get('d')!].filter((name) => name.length === 1).sort()).toEqual(['a', 'b', 'c', 'g'])
  expect(rivalClasses(modulesWithClasses()).get('text-ink')).toContain('text-line-control')
})
