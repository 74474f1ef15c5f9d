import { expect, test } from 'vitest'
import { themingProblems } from './theming'

const tokens = '@layer theme{:root{--sk-radius-md:6px;--sk-text-sm:.875rem}}'
const used = '.sk-a{border-radius:var(--sk-radius-md)}.sk-b{font-size:var(--sk-text-sm);--tw-x:0}'
const scale = ['--radius-md', '--text-sm']
const problems = (more: string, documented = '') =>
  themingProblems({ tokens, styles: tokens + used + more }, scale, documented)

test('a sheet is free of problems if its radii and sizes are prefixed custom properties, or none', () => {
  expect(problems('.sk-c{border-radius:0}.sk-d{border-radius:3.40282e38px;font-size:inherit}')).toEqual([])
  expect(problems('.sk-c{border-radius:min(var(--sk-radius-md),25%)}')).toEqual([])
  expect(problems('@font-face{font-family:Kit;font-weight:400 700}', 'Set `--sk-text-sm`.')).toEqual([])
})

test.each([
  ['a value', '.sk-c{border-radius:6px}', 'styles.css: border-radius:6px is not a custom property'],
  [
    'a limit of a value',
    '.sk-c{border-radius:min(6px,25%)}',
    'styles.css: border-radius:min(6px,25%) is not a custom property',
  ],
  ['a weight', '.sk-c{color:red;font-weight:660}', 'styles.css: font-weight:660 is not a custom property'],
  ['a name without prefix', '.sk-c{color:var(--ink)}', 'styles.css: --ink may be a name of the project too'],
])('reports %s', (_what, more, problem) => expect(problems(more)).toEqual([problem]))

test('reports tokens that are not declared or not used, and unknown ones in the documentation', () => {
  expect(themingProblems({ tokens, styles: tokens + used }, [...scale, '--radius-lg'], '`--sk-blue`')).toEqual([
    'tokens.css does not declare --sk-radius-lg',
    'styles.css does not use --sk-radius-lg',
    'README.md: tokens.css does not declare --sk-blue',
  ])
})

test('reports classes among the tokens', () => {
  expect(themingProblems({ tokens: `${tokens}.sk-logo{display:none}`, styles: tokens + used }, scale, '')).toEqual([
    'tokens.css: .sk-logo is no custom property',
  ])
})
