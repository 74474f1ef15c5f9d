import { expect, test } from 'vitest'
import { prefixClassNames } from './class-names'

const classes = new Set(['flex', 'hidden', 'md:block', 'text-lg', 'content-["a"]', 'grid', 'table'])
const prefixed = (code: string) => prefixClassNames(code, (name) => classes.has(name), new Set(['--ink', '--brand-50']))

test.each([
  ['a className', 'jsx("p", { className: "flex" })', 'jsx("p", { className: "sk-flex" })'],
  ['a choice', 'jsx("p", { className: on ? "flex" : "hidden md:block" })', undefined],
  ['a class without a rule', 'jsx("p", { className: "other" })', 'jsx("p", { className: "sk-other" })'],
  ['a constant', 'const box = "hidden md:block"', 'const box = "sk-hidden sk-md:block"'],
  ['a marker', 'const row = "group text-lg"', 'const row = "sk-group sk-text-lg"'],
  ['cva', 'cva("flex", { variants: { of: { on: "hidden" } } })', undefined],
  [
    'a template',
    'jsx("p", { className: `flex ${more} hidden` })',
    'jsx("p", { className: `sk-flex ${more} sk-hidden` })',
  ],
])('class names are prefixed in %s', (_where, code, expected) => {
  const everyName = code.replace(/"(flex|hidden)"/g, '"sk-$1"').replace('"hidden md:block"', '"sk-hidden sk-md:block"')
  expect(prefixed(code)).toBe(expected ?? everyName.replace('cva("flex"', 'cva("sk-flex"'))
})

test.each([
  ['an element', 'jsx("table", { role: "grid" })'],
  ['a choice of a variant', 'jsx("p", { className: styles({ of: wide ? "hidden" : "grid" }) })'],
  ['a default of a variant', 'cva([], { defaultVariants: { of: "hidden" } })'],
  ['a comparison', 'jsx("p", { className: of === "hidden" ? undefined : "" })'],
  ['a text', 'defineWords({ a: "table", b: "A grid of pictures", c: "set --price" })'],
  ['another template', 'const name = `--own-${step} --brand- ${step}`'],
])('%s keeps its name', (_what, code) => expect(prefixed(code)).toBe(code))

test.each([
  ['a name of a class', 'const box = "hidden md:block"; const top = "min-h-(--ink)"', '"min-h-(--sk-ink)"'],
  ['a value', 'jsx(Skeleton, { height: "var(--ink)", style: { "--ink": 1 } })', 'var(--sk-ink)", style: { "--sk-ink"'],
  ['a name that a template completes', 'jsx("p", { style: { [`--brand-${step}`]: 1 } })', '`--sk-brand-${step}`'],
])('custom properties are prefixed in %s', (_where, code, expected) => expect(prefixed(code)).toContain(expected))
