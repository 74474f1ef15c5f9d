import { expect, test } from 'vitest'
import { designTokens, type TokenNode } from './tokens'

const tokens = designTokens() as Record<string, Record<string, TokenNode>>

/** Every value of a group, in every mode. */
function values(group: TokenNode): unknown[] {
  return Object.entries(group).flatMap(([name, node]) => {
    if (name.startsWith('$')) return []
    const { $value, $extensions } = node as { $value: unknown; $extensions?: Record<string, Record<string, unknown>> }
    return [$value, ...Object.values($extensions?.['com.skafferi.modes'] ?? {})]
  })
}

test('gives every role a value in each theme that resolves to a colour', () => {
  const roles = values(tokens.color!)
  expect(roles.length % 5).toBe(0)
  for (const value of roles) {
    if (typeof value !== 'string') continue
    const [, group = '', name = ''] = /^\{(palette|color)\.([\w-]+)\}$/.exec(value) ?? []
    expect(Object.keys(tokens[group] ?? {})).toContain(name)
  }
})

test('draws elevation with at least two shadow layers, or with none or a line in high contrast', () => {
  const { low, float } = tokens.elevation as Record<
    string,
    { $value: unknown[]; $extensions: Record<string, Record<string, unknown[]>> }
  >
  expect([low?.$value.length, float?.$value.length]).toEqual([2, 3])
  expect(low?.$extensions['com.skafferi.modes']?.['light-contrast']).toEqual([])
})

test('gives sizes that follow density both values', () => {
  expect(tokens.size?.control).toMatchObject({
    $value: { value: 2.5, unit: 'rem' },
    $extensions: { 'com.skafferi.modes': { compact: { value: 2, unit: 'rem' } } },
  })
})
