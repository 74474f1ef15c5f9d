import { Client } from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { connectionClass } from './connection'
import { namingClient } from './statement-names'

afterEach(() => vi.restoreAllMocks())

it("A pool's connection sends statements under their assigned names", () => {
  const query = vi.spyOn(Client.prototype, 'query').mockImplementation(() => undefined)
  const client = new (connectionClass(namingClient(() => 'named')))()
  void client.query({ text: 'select $1' }, ['value'])
  expect(query.mock.calls.map(([config]) => config)).toEqual([{ text: 'select $1', name: 'named' }])
})
