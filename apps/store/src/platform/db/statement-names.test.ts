import { Client } from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { createStatementNames, namingClient } from './statement-names'

afterEach(() => vi.restoreAllMocks())

it('A statement gets a name when it occurs for the third time, and each text its own', () => {
  const nameOf = createStatementNames()
  expect(['a', 'a', 'b'].map(nameOf)).toEqual([undefined, undefined, undefined])
  const name = nameOf('a')
  expect(name).toMatch(/^[0-9a-f]{40}$/)
  expect(nameOf('a')).toBe(name)
  expect(['b', 'b'].map(nameOf)[1]).not.toBe(name)
})

it('The number of names is limited', () => {
  const nameOf = createStatementNames()
  const names = new Set<string | undefined>()
  for (let text = 0; text < 2000; text += 1) {
    for (let time = 0; time < 3; time += 1) names.add(nameOf(`select ${text}`))
  }
  names.delete(undefined)
  expect(names.size).toBe(250)
})

it('Statements are sent under their names, and transaction commands without one', () => {
  const query = vi.spyOn(Client.prototype, 'query').mockImplementation(() => undefined)
  const client = new (namingClient(() => 'named'))()
  void client.query({ text: 'select $1' }, ['value'])
  void client.query({ text: 'select $1', name: '' }, ['value'])
  void client.query({ text: 'begin' })
  void client.query('select $1', ['value'])
  expect(query.mock.calls.map(([config]) => config)).toEqual([
    { text: 'select $1', name: 'named' },
    { text: 'select $1', name: 'named' },
    { text: 'begin' },
    'select $1',
  ])
})
